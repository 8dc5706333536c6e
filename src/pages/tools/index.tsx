import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {KeepOffline} from '@site/src/components/KeepOffline';
import {ToolLink} from '@site/src/components/ToolLink';
import type {ToolName} from '@site/src/components/ToolLink/toolAddress';
import {ToolPage} from '../../tools/shared/ToolPage.tsx';
import styles from '../../tools/shared/styles.module.css';

interface Tool {
  readonly name: ToolName;
  readonly title: string;
  /** What brings a reader here. */
  readonly problem: string;
  readonly help: string;
}

const tools: readonly Tool[] = [
  {
    name: 'log-reader',
    title: 'Log reader',
    problem: 'The battery is not found, disappears, or shows an error, and you have a log.',
    help:
      'Says what happened, what it means and what to do for your driver version, shows the lines, and makes a report ' +
      'for the issue tracker with addresses and serial numbers replaced.',
  },
  {
    name: 'config-checker',
    title: 'Config checker',
    problem: 'The battery is gone after a change or an update, or the log says that the settings are invalid.',
    help:
      'Reads your config.ini as your driver version does, tells line by line what is wrong, repairs it, and rewrites ' +
      'it for another version. It also finds a setting and adds it to the file.',
  },
  {
    name: 'bms-finder',
    title: 'BMS finder',
    problem:
      'You want to know whether your battery management system (BMS) works with the driver, and over which cable.',
    help:
      'Searches the supported BMS by name, brand, connection and function, and puts up to four side by side, in each ' +
      'driver version.',
  },
  {
    name: 'charge-limits',
    title: 'Charge limits',
    problem: 'The charge current is lower than expected, charging stops early, or you want to change the limits.',
    help:
      'Works out the charge voltage limit (CVL), charge current limit (CCL) and discharge current limit (DCL) from your ' +
      'cells, temperatures and settings, draws the curves, and writes the lines for config.ini.',
  },
];

/** `/tools`: which tool helps with which problem. */
export default function Tools(): ReactNode {
  return (
    <ToolPage
      title="Tools"
      description="Four tools for dbus-serialbattery that run in your browser: read a log, check and move a config.ini, find out whether a BMS is supported, and work out charge limits."
      intro="They run in your browser for the driver version that you choose. What you enter does not leave it."
    >
      {tools.map(({name, title, problem, help}) => (
        <section key={name} className={styles.intro}>
          <Heading as="h2" id={name}>
            <ToolLink tool={name}>{title}</ToolLink>
          </Heading>
          <p>
            <strong>{problem}</strong>
          </p>
          <p>{help}</p>
        </section>
      ))}
      <KeepOffline />
    </ToolPage>
  );
}
