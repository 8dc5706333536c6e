/** A battery that sends its data over MQTT. */
import {between, definePatterns} from '../pattern.ts';

export const mqttPatterns = definePatterns([
  {
    id: 'mqtt-connect',
    severity: 'progress',
    versions: between('2.1', '2.1'),
    templates: [
      'MQTT topics: {}',
      'MQTT client: Connected to MQTT broker!',
      'MQTT client: Connecting to broker {} on port {}',
      'MQTT client: TLS certificate server hostname verification disabled',
      'MQTT client: TLS is enabled',
      'MQTT client: TLS: custom ca "{}" used',
      'MQTT client: Using username "{}" and password to connect',
      'Waiting 5 seconds for receiving first data...',
      'Waiting since {} seconds for receiving first data...',
    ],
    meaning: 'The driver is connecting to the MQTT broker and waits for the first message.',
  },
  {
    id: 'mqtt-connection',
    severity: 'fault',
    versions: between('2.1', '2.1'),
    templates: [
      'MQTT client: Error in retrying to connect with broker ({}:{}): {}',
      'MQTT client: Failed to connect, return code {}\n',
      'MQTT client: Got disconnected',
      'MQTT client: reason_code value:{}',
      'MQTT client: Retrying in 15 seconds',
      'MQTT client: Trying to reconnect to broker {} on port {}',
      'MQTT client: Unexpected MQTT disconnection. Will auto-reconnect',
      'Timeout of {} seconds exceeded, since no new MQTT message was received in this time.',
    ],
    slots: {seconds: 1},
    meaning: 'The MQTT broker refused or dropped the connection, or no message arrived in time.',
    causes: [
      'The broker is down, or its address, port, user or password is wrong.',
      'The sender stopped, or the topic is wrong.',
    ],
    actions: ['Check the MQTT settings.', 'Check the topic and the sender.'],
  },
  {
    id: 'mqtt-message',
    severity: 'attention',
    versions: between('2.1', '2.1'),
    templates: [
      'Cell count ({}) is not matching the number of provided cells ({}) in MQTT message.',
      "Cell voltage is missing for cell '{}' in MQTT message.",
      'Received JSON MQTT message has different cell count ({}) than previously set ({}).',
      "Received JSON MQTT message has incorrect type for cell '{}' balance. Expected bool, got {}.",
      "Received JSON MQTT message has incorrect type for cell '{}' voltage. Expected float, got {}.",
      "Received JSON MQTT message has incorrect type for value '{}'. Expected int, got {}.",
      "Received JSON MQTT message has incorrect type for value '{}'. Expected {}, got {}.",
      'Received JSON MQTT message is missing mandatory values: {}.',
      'Received JSON MQTT message was empty and therefore it was ignored',
      'Received message is not a valid JSON. Check the README and sample payload. {}',
      'Received message is not valid. Check the README and sample payload. {}',
      'Restart the driver to apply the new cell count.',
    ],
    meaning: 'The driver dropped an MQTT message with missing or wrong values.',
    causes: ['The sender builds the message wrongly.', 'The cell count changed.'],
    actions: [
      'Compare the message with the sample in the documentation.',
      'If the cell count changed, restart the driver.',
    ],
  },
]);
