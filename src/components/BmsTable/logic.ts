import type {BmsRow} from '@site/src/docs-data/props';

const connectionNames: Readonly<Record<string, string>> = {
  'uart-ttl': 'UART/TTL',
  rs232: 'RS232',
  rs485: 'RS485',
  can: 'CAN',
  ble: 'Bluetooth',
  mqtt: 'MQTT',
  spi: 'SPI',
};

export function connectionName(connection: string): string {
  return connectionNames[connection] ?? connection;
}

export function daisyChainWord(status: BmsRow['daisyChain']['status']): string {
  return {yes: 'Yes', no: 'No', partly: 'Partly'}[status];
}
