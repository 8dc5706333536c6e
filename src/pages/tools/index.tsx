import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {KeepOffline} from '@site/src/components/KeepOffline';
import {LineIcon, type LineIconName} from '@site/src/components/LineIcon';
import {ToolLink} from '@site/src/components/ToolLink';
import type {ToolName} from '@site/src/components/ToolLink/toolAddress';
import {ToolPage} from '../../tools/shared/ToolPage.tsx';
import styles from '../../tools/shared/styles.module.css';

interface Tool {
  readonly name: ToolName;
  readonly icon: LineIconName;
  readonly title: string;
  /** What brings a reader here. */
  readonly question: string;
  readonly help: string;
  /** What an answer looks like. */
  readonly example: {readonly severity: 'error' | 'warning' | 'good'; readonly text: string};
}

const tools: readonly Tool[] = [
  {
    name: 'log-reader',
    icon: 'document',
    title: 'Log reader',
    question: 'Battery not found, or gone?',
    help: 'Reads your log: what happened, what it means, what to do. Makes a report without addresses and serial numbers.',
    example: {severity: 'error', text: '✕ The driver found no battery on any port.'},
  },
  {
    name: 'config-checker',
    icon: 'sliders',
    title: 'Config checker',
    question: 'Is my config.ini right?',
    help: 'Reads the file as your driver version does, line by line, repairs it, and rewrites it for another version.',
    example: {severity: 'warning', text: '! The driver starts and raises error #119.'},
  },
  {
    name: 'bms-finder',
    icon: 'find-battery',
    title: 'BMS finder',
    question: 'Does my BMS work with the driver?',
    help: 'Searches battery management systems (BMS) by name, brand and connection; puts up to four side by side.',
    example: {severity: 'good', text: '✓ JKBMS: TTL, RS485, Bluetooth, CAN'},
  },
  {
    name: 'charge-limits',
    icon: 'curve',
    title: 'Charge limits',
    question: 'Why is the charge current so low?',
    help: 'Works out charge voltage, charge and discharge current from your cells, temperatures and settings.',
    example: {severity: 'warning', text: '! Charge current 4.5 A, limited by the cell voltage'},
  },
];

/** `/tools`: which tool helps with which problem. */
export default function Tools(): ReactNode {
  return (
    <ToolPage
      title="Tools"
      description="Four tools for dbus-serialbattery that run in your browser: read a log, check and move a config.ini, find out whether a BMS is supported, and work out charge limits."
      intro="Four tools, each for the driver version that you choose."
    >
      <div className={styles.toolCards}>
        {tools.map(({name, icon, title, question, help, example}) => (
          <section key={name} className={styles.toolCard}>
            <LineIcon name={icon} />
            <Heading as="h2" id={name}>
              <ToolLink tool={name}>{question}</ToolLink>
            </Heading>
            <p>
              <strong>{title}.</strong> {help}
            </p>
            <div className={styles.preview} data-severity={example.severity} aria-hidden="true">
              {example.text}
            </div>
          </section>
        ))}
      </div>
      <KeepOffline />
    </ToolPage>
  );
}
