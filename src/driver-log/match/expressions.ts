/**
 * Lines that are not the text of a log call: of older drivers, of Python, of scripts and of the system. The order counts: a
 * line is of the first pattern that takes it, so a narrow expression comes before a wide one.
 */
import type {PatternId} from '../pattern.ts';

/** An issue of config.ini: by itself, as an item of a list, or with the mark that some versions put in front. */
const issue = ({source}: RegExp): readonly RegExp[] => [
  new RegExp(source.replace('^', '^(?:- |\\*\\*CONFIG ISSUE\\*\\*: )?'), 'u'),
];

export const expressions: Readonly<Partial<Record<PatternId, readonly RegExp[]>>> = {
  'tb-no-space': [/^.*(?:\[Errno 28\]|OSError\(28, |: No space left on device).*$/u],
  'tb-ignored': [/^Exception ignored in: .*$/u],
  'dbus-path-taken': [/^KeyError: "Can't register the object-path handler for .*$/u],
  'dbus-value-missing': [/^Unable to append \(None,\) to message .*$/u],
  'setting-not-stored': [/^Failed to add setting (?<path>\S+).*$/u],
  'ble-login-refused': [
    /^.*org\.bluez\.Error\.Authentication(?:Failed|Rejected|Canceled|Timeout).*$/u,
    /^.*(?:Insufficient Authentication|Not paired|PIN or Key Missing).*$/iu,
  ],
  'aggregator-batteries': [/^Required number of batteries not found\. Exiting\.\.\.$/u],
  'nbe-address-text': [
    /^Non blocking exception occurred: ValueError\("invalid literal for int\(\) with base 10: b'(?<address>[^']*)'"\) of type .*$/u,
  ],
  'nbe-address-hex': [
    /^(?:Non blocking exception occurred: )?ValueError(?:\(')?:? ?non-hexadecimal number found in fromhex\(\) arg at position (?<position>\d+).*$/u,
  ],
  'nbe-cell-path': [
    /^Non blocking exception occurred: KeyError\('\/(?:Voltages\/Cell|Cell\/)(?<cell>\d+)(?:\/Volts)?'\) of type .*$/u,
  ],
  'nbe-probe': [
    /^Non blocking exception occurred: (?<exception>.+?) of type (?<type><class '[^']+'>) in \S*\/dbus-serialbattery\.py line #(?<line>\d+)$/u,
  ],
  'exception-file-gone': [
    // `error` is the name of several classes, and files of other connections have no serial port.
    /^(?:Non blocking exception|Exception) occurred: (?:(?:FileNotFoundError|SerialException|OSError|PermissionError)\(|error\((?=.* of type <class 'termios\.error'>))(?<text>.+?)\) of type .* in (?!\S*(?:_can|_ble|_brn|mqtt|aiobmsble|dbushelper)\.py)(?<file>\S+) line #(?<line>\d+)$/u,
  ],
  'ble-no-adapter': [
    /^.*The name org\.bluez was not provided by any \.service files.*$/u,
    // A name of numbers can be any service; only the libraries for Bluetooth report it without python-dbus.
    /^(?!.*\bDBusException\b).*The name :[\d.]+ was not provided by any \.service files.*$/u,
    /^.*No (?:powered )?Bluetooth adapters? found.*$/u,
    /^No default controller available$/u,
  ],
  'ble-characteristic': [
    /^(?:--> asy_connect_and_scrape\(\): error while connecting to bt: |bleak\.exc\.\w+: )?Characteristic(?: with UUID)? (?<uuid>[0-9a-fA-F\-]+) (?:could not be found|was not found)!?.*$/u,
  ],
  'venus-boot-mark': [/^\*\*\* CCGX booted \((?<code>\d+)\) \*\*\*$/u],
  'driver-version': [/^dbus-serialbattery v(?<driver>\d[\w.\-]*(?: ?\([^)]*\))?)$/u],
  'driver-version-old': [/^dbus-serialbattery$/u],
  'venus-os-version': [
    /^Venus OS (?<venus>v\d[\w.~\-]*)(?: \((?<image>[\w-]+)\))?(?: running on (?<model>.*?))?[\s\u0000]*$/u,
  ],
  'log-blank-line': [/^\s*$/u],
  'no-port-given': [/^\[Errno 21\] could not open port \/dev\/?: .*$/u],
  'probe-type': [
    /^\s*Testing (?<class>[A-Za-z]\w*)(?: at address "(?<address>[^"]*)")?(?: with (?<baud>\d+) ?baud)?$/u,
  ],
  'connection-established': [/^(?:-- )?Connection established to (?<class>\w+)$/u],
  'no-battery-connection': [
    /^(?:ERROR )?>>> No battery connection at (?<port>\S+)(?: and this (?:bus|Modbus) addresses: (?<addresses>[^;]+?))?(?: (?<mac>(?:[0-9A-Fa-fxX]{2}:){5}[0-9A-Fa-fxX]{2}))?$/u,
  ],
  'dbus-service-name': [
    /^(?:Use dbus ServiceName: )?(?<service>com\.victronenergy\.battery\.(?<port>\w+?)(?:__(?<address>\w+))?)$/u,
  ],
  'settings-access-failed': [/^Failed to (?:remove|set) setting: (?<detail>.+)$/u],
  'battery-on-dbus': [/^Battery (?:(?<type>.+?) )?connected to dbus from (?<port>\S+)$/u],
  'settings-header': [/^=+ Settings =+$/u],
  'settings-readings': [
    /^> Connection voltage:? (?<voltage>[^ |]+?) ?V \| [Cc]urrent:? (?<current>[^ |]+?) ?A \| S[oO]C:? (?<soc>[^ %|]+) ?%(?<extra>.*)$/u,
  ],
  'settings-cells': [/^> Cell count:? (?<cells>\S+) \| [Cc]ells populated:? (?<populated>\S+)$/u],
  'settings-cell-voltages': [
    /^> MIN[ _]CELL[ _]VOLTAGE:? (?<min>[\d.]+) ?V \| MAX[ _]CELL[ _]VOLTAGE:? (?<max>[\d.]+) ?V(?: ?\| FLOAT CELL VOLTAGE: (?<float>[\d.]+) ?V)?$/u,
  ],
  'settings-pack-currents': [
    /^> MAX BATTERY CHARGE CURRENT: (?<ccl>\S+?) ?A \| MAX BATTERY DISCHARGE CURRENT: (?<dcl>\S+?) ?A$/u,
    /^> CCL Charge (?<ccl>\S+?)A \| DCL Discharge ?(?<dcl>\S+?)A$/u,
    /^> MAX BATTERY CHARGE CURRENT: (?<ccl>\S+?) ?A \| MAX BATTERY DISCHARGE CURRENT: (?<dcl>\S+?) ?A \(read from BMS\)$/u,
  ],
  'settings-limiters': [
    /^> CVCM: +(?<cvcm>\w+)$/u,
    /^> CCCM (?<kind>CV|T MOS|T|SOC): +(?<charge>\w+) +\| DCCM (?:CV|T MOS|T|SOC): +(?<discharge>\w+)$/u,
  ],
  'settings-fets': [
    /^> CHARGE FET: +(?<charge>\w+) +\| DISCHARGE FET: (?<discharge>\w+)(?: +\| BALANCE FET: (?<balance>\w+))?\s*$/u,
    /^> (?:BALANCE FET: (?<balance>\w+) *)?(?:\| )?(?:HEATER FET: (?<heater>\w+))?$/u,
  ],
  'config-section-invalid': issue(/^Section "(?<section>[^"]*)" in config\.ini is not valid\.$/u),
  'config-option-invalid': issue(/^Option "(?<key>[^"]*)" in config\.ini is not valid\.$/u),
  'config-value-invalid': issue(
    /^Invalid value '(?<value>.*)' for option '(?<key>\w+)' in group '(?<section>\w+)'\.$/u,
  ),
  'config-option-missing': issue(/^Missing config option '(?<key>\w+)' in group '(?<section>\w+)'$/u),
  'config-float-high': issue(/^FLOAT_CELL_VOLTAGE \([^)]*V\) is greater than MAX_CELL_VOLTAGE \([^)]*V\)\./u),
  'config-float-low': issue(/^FLOAT_CELL_VOLTAGE \([^)]*V\) is less than MIN_CELL_VOLTAGE \([^)]*V\)\./u),
  'config-soc-reset-low': issue(
    /^(?<key>SOC_RESET_(?:CELL_)?VOLTAGE) \([^)]*V\) is less than MAX_CELL_VOLTAGE \([^)]*V\)\./u,
  ),
  'config-disconnect-min': issue(
    /^BLOCK_ON_DISCONNECT_VOLTAGE_MIN \([^)]*V\) is less than MIN_CELL_VOLTAGE \([^)]*V\)\./u,
  ),
  'config-disconnect-max': issue(
    /^BLOCK_ON_DISCONNECT_VOLTAGE_MAX \([^)]*V\) is greater than MAX_CELL_VOLTAGE \([^)]*V\)\./u,
  ),
  'config-disconnect-empty': issue(
    /^BLOCK_ON_DISCONNECT_VOLTAGE_MIN \([^)]*V\) is greater or equal to BLOCK_ON_DISCONNECT_VOLTAGE_MAX \([^)]*V\)\./u,
  ),
  'config-soc-twice': issue(/^SOC_CALCULATION and EXTERNAL_SENSOR_DBUS_PATH_SOC are both enabled\./u),
  'config-charge-curve': issue(
    /^Maximum value of CELL_VOLTAGES_WHILE_CHARGING \([^)]*V\) is lower than MAX_CELL_VOLTAGE \([^)]*V\)\./u,
  ),
  'config-soc-reset-curve': issue(
    /^Maximum value of CELL_VOLTAGES_WHILE_CHARGING \([^)]*V\) is lower than (?<key>SOC_RESET_(?:CELL_)?VOLTAGE) \([^)]*V\)\./u,
  ),
  'config-discharge-curve': issue(
    /^Minimum value of CELL_VOLTAGES_WHILE_DISCHARGING \([^)]*V\) is higher than MIN_CELL_VOLTAGE \([^)]*V\)\./u,
  ),
  'config-no-full-current': issue(
    /^In (?<key>MAX_(?:DIS)?CHARGE_CURRENT_\w+_FRACTION) \((?<list>[^)]*)\) there is no value set to 1\./u,
  ),
  'refresh-false': [/^refresh_data: result: (?<result>\w+)\.?.*$/u],
  'non-blocking-exception': [
    /^Non blocking exception occurred: (?!error\(.* of type <class 'struct\.error'>)(?<exception>.+?) of type (?<type><class '[^']+'>) in (?<file>\S+) line #(?<line>\d+)$/u,
  ],
  'exception-occurred': [
    /^Unexpected err=(?<exception>.+), type\(err\)=.*$/u,
    /^Exception occurred: (?!error\(.* of type <class 'struct\.error'>|OSError\((?:19|28|30|100|105), )(?<exception>.+?) of type (?<type><class '[^']+'>) in (?<file>\S+) line #(?<line>\d+)$/u,
  ],
  'limit-calc-failed': [
    /^(?<function>calc_?[Mm]ax_?\w+)(?:\(\))?: Error while executing, using default current instead\..*$/u,
  ],
  'serial-port-gone': [
    /^(?:serial\.serialutil\.SerialException: |SerialException: )?(?:\[Errno 2\] )?could not open port (?<port>[^:\s]+): (?:FileNotFoundError\(2, 'No such file or directory'\)|\[Errno 2\] No such file or directory: '[^']*').*$/u,
    /^FileNotFoundError: \[Errno 2\] No such file or directory: '(?<port>\/dev\/[^']+)'$/u,
  ],
  'serial-port-blocked': [
    /^(?:serial\.serialutil\.SerialException: )?\[Errno 16\] could not open port (?<port>[^:\s]+): .*$/u,
    /^(?:OSError: )?\[Errno 16\] Device or resource busy: '(?<port>[^']*)'$/u,
    /^(?:serial\.serialutil\.SerialException: )?\[Errno 11\] Could not exclusively lock port (?<port>[^:\s]+): .*$/u,
    /^(?:serial\.serialutil\.SerialException: )?\[Errno 13\] could not open port (?<port>[^:\s]+): .*$/u,
  ],
  'serial-multiple-access': [
    /^(?:(?:serial\.serialutil\.)?SerialException: )?(?:read failed: )?device reports readiness to read but returned no data \(device disconnected or multiple access on port\?\)$/u,
  ],
  'serial-io-error': [
    /^(?:OSError: |serial\.serialutil\.SerialException: )?(?:(?:read|write) failed: )?\[Errno 5\] (?:Input\/output error|could not open port .*)$/u,
    /^(?:termios\.error: )?\(5, 'Input\/output error'\)$/u,
    /^(?:serial\.serialutil\.SerialException: )?(?:Attempting to use a port that is not open|Port is already open\.?|Write timeout|write failed: .*|read failed: .*)$/u,
  ],
  'can-port-wrong': [
    /^(?:Error while accessing CAN interface: )?Command '\['ip', 'link', '\w+', '(?<port>[^']+)'(?:, '[^']*')*\]' returned non-zero exit status (?<status>\d+)\.?$/u,
  ],
  'can-send-error': [
    /^(?:(?:can\.[\w.]+Error: )?Failed to transmit: .*|OSError: \[Errno 105\] No buffer space available)$/u,
  ],
  'can-inverter-frames': [/^\[(?<port>\w+)\] Received: ID=0x(?<id>3[57][0-9a-fA-F]), Daten=.*$/u],
  'ble-init': [/^(?:Init|Test) of (?<class>\w+) at (?<mac>[0-9A-Za-z:]+)$/u],
  'ble-connect-error': [/^--> asy_connect_and_scrape\(\): error while connecting to bt: (?<exception>.+)$/u],
  'ble-died': [/^Jkbms_Ble: Bluetooth died.*$/u],
  'logging-error': [
    /^--- Logging error ---$/u,
    /^Call stack:$/u,
    /^Message: (?<message>'.*'|".*")$/u,
    /^Arguments: (?<arguments>.*)$/u,
    /^TypeError: not all arguments converted during string formatting$/u,
  ],
  'ble-bluez-error': [
    /^.*\[?org\.bluez\.Error\.(?<kind>\w+)\]?:? ?.*$/u,
    /^.*\[org\.freedesktop\.DBus\.Error\.(?<kind>NoReply|Timeout|ServiceUnknown|UnknownObject|UnknownMethod)\](?! The name).*$/u,
  ],
  'bleak-error': [
    /^(?:bleak\.exc\.)?(?<kind>Bleak\w*Error): ?(?<text>.*)$/u,
    /^(?<text>Not connected|Service Discovery has not been performed yet|Device with address \S+ was not found)\.?$/u,
    /^asyncio\.exceptions\.(?<kind>TimeoutError|CancelledError)(?:: ?(?<text>.*))?$/u,
  ],
  'bluetoothctl-output': [
    /^INFO:(?:Preparing Bluetooth for connection to BMS|Bluetooth details)$/u,
    /^Device (?<mac>[0-9A-Fa-fxX:]{17}) \((?:public|random)\)$/u,
    /^\s*(?:Name|Alias|Paired|Bonded|Trusted|Blocked|Connected|LegacyPairing|Powered|Class|Icon|ManufacturerData Key|UUID): ?.*$/u,
    /^\s*RSSI: (?:0x\w+ \()?(?<rssi>-?\d+)\)?$/u,
    /^\[(?:CHG|NEW|DEL)\] (?:Device|Controller) (?<mac>[0-9A-Fa-fxX:]{17})(?: RSSI: (?:0x\w+ \()?(?<rssi>-?\d+))?.*$/u,
    /^Missing device address argument$/u,
    /^(?:Attempting to disconnect from|Successful disconnected|Discovery st\w+|Device .* not available|Failed to (?:disconnect|connect|start discovery): ?.*|SetDiscoveryFilter success).*$/u,
  ],
  'jkble-old-prints': [
    /^connect and scrape on address: (?<mac>[0-9A-Za-z:]+)$/u,
    /^(?:btloop|reconnect|Exiting bt-loop|disconnect|scanning)$/u,
  ],
  'aiobmsble-scan': [
    /^BLUETOOTH_BMS = aiobmsble_.*$/u,
    /^Add this to your .*config\.ini:$/u,
    /^No supported ?BMS devices found in range\.$/u,
  ],
  'jkpb-no-response': [/^(?:refresh_data|get_settings): command_\w+ failed for addr (?<address>0x\w+)$/u],
  'jkpb-bad-frame': [
    /^\[(?<address>0x\w+)\] no 0x55AA header in (?<bytes>\d+) bytes: [0-9a-f]+$/u,
    /^\[(?<address>0x\w+)\] truncated response: (?<bytes>\d+)\/\d+ bytes after 0x55AA at offset \d+, total \d+ bytes: [0-9a-f]+$/u,
  ],
  'daly-sentence': [/^No data received in read_\w+\(\)$/u],
  'up16s-commands': [
    /^Marking (?<command>\w+) command unavailable on battery (?<battery>\d+)(?:\. This is often normal.*)?$/u,
  ],
  'renogy-info': [
    /^(?:Number of Enviromental Sensors = (?<sensors>\d+)|temp(?:erature_)?(?<n>[12]) = (?<value>\S+) °C|RBT\S+.*)$/u,
  ],
  'eg4ll-status': [
    /^ ?(?:No (?:Warnings|Protection Events|Errors) - 0000|\[EG4AlarmManager\] .* not provided by BMS — alarm disabled)$/u,
  ],
  'eg4ll-event': [/^\s*(?:Warning|Protection|Error)s?: ?\w+ - (?<code>[0-9A-Fa-f]{4})$/u],
  'eg4ll-read': [/^ERROR - (?:All retry attempts failed!|No Reply|CRC\b|Serial\b).*BMS ID: (?<id>\d+).*$/u],
  'traceback-start': [/^Traceback \(most recent call last\):$/u, /^Exception in thread \S.{0,80}:$/u],
  'traceback-chain': [
    /^During handling of the above exception, another exception occurred:$/u,
    /^The above exception was the direct cause of the following exception:$/u,
  ],
  'tb-missing-section': [
    /^(?:configparser\.MissingSectionHeaderError: )?File contains no section headers\.$/u,
    /^file: '(?<file>[^']+\.ini)', line: (?<line>\d+)$/u,
    /^'(?<text>.*)\\n'$/u,
  ],
  'tb-duplicate': [
    /^configparser\.DuplicateOptionError: While reading from '?(?<file>[^'\[]+?)'? ?\[line +(?<line>\d+)\]: option '(?<key>[^']+)' in section '(?<section>[^']+)' already exists$/u,
    /^configparser\.DuplicateSectionError: While reading from '?(?<file>[^'\[]+?)'? ?\[line +(?<line>\d+)\]: section '(?<section>[^']+)' already exists$/u,
  ],
  'tb-parsing-error': [
    /^configparser\.ParsingError: Source contains parsing errors: '?(?<file>[^']+?)'?$/u,
    /^\s*\[line +(?<line>\d+)\]: (?<text>'.*'|".*")$/u,
  ],
  'tb-interpolation': [/^configparser\.(?<kind>Interpolation\w+Error): (?<text>.*)$/u],
  'tb-unicode': [
    /^UnicodeDecodeError: '(?<codec>[^']+)' codec can't decode byte (?<byte>0x\w+) in position (?<position>\d+): .*$/u,
  ],
  'tb-float': [/^ValueError: could not convert string to float: (?<value>'.*'|".*")$/u],
  'tb-int': [/^ValueError: invalid literal for int\(\) with base (?<base>\d+): (?<value>.*)$/u],
  'tb-log-level': [/^TypeError: Level not an integer or a valid string: (?:None|.*)$/u],
  'tb-name-option': [/^NameError: name 'option' is not defined(?:\. .*)?$/u],
  'tb-name-ble': [/^NameError: name '(?<class>\w+_Ble)' is not defined(?:\. .*)?$/u],
  'tb-module-bluetooth': [
    /^(?:ModuleNotFoundError|ImportError): No module named '(?<module>bleak|can|dbus_fast|dbus_next|aiobmsble|minimalmodbus|minimalmodbus_custom|paho|typing_extensions)(?:\.\w+)*'$/u,
  ],
  'tb-module-mnb': [/^(?:ModuleNotFoundError|ImportError): No module named '(?<module>spidev|gpiozero)(?:\.\w+)*'$/u],
  'tb-python-old': [
    /^TypeError: 'type' object is not subscriptable$/u,
    /^AttributeError: module 'typing' has no attribute .*$/u,
    /^TypeError: unsupported operand type\(s\) for \|: .*$/u,
    /^ModuleNotFoundError: No module named 'async_timeout'$/u,
  ],
  'tb-syntax': [/^SyntaxError: (?<text>.*)$/u],
  'tb-bus-name': [/^(?:dbus\.exceptions\.)?NameExistsException: Bus name already exists: (?<service>\S+)$/u],
  'tb-dbus': [/^(?:dbus\.exceptions\.\w+: )?(?:org\.freedesktop\.DBus\.Error\.)(?<kind>\w+)(?:: (?<text>.*))?$/u],
  'tb-no-device': [
    /^(?:OSError: )?\[Errno 19\] No such device.*$/u,
    /^(?:OSError: )?\[Errno 100\] Network is down.*$/u,
    /^Exception occurred: OSError\((?:19|100|105), .*$/u,
    /^can\.exceptions\.\w+: (?<text>.*)$/u,
    /^subprocess\.CalledProcessError: Command '\['ip', .*$/u,
    /^.*\[Error Code (?:19|100|105)\].*$/u,
  ],
  'tb-index': [/^IndexError: (?<text>.+)$/u, /^(?<text>list index out of range)$/u],
  'tb-struct': [
    /^struct\.error: (?<text>.+)$/u,
    /^(?<text>unpack(?:_from)? requires a buffer of .+)$/u,
    /^(?:Non blocking exception|Exception) occurred: error\((?<text>.*) of type <class 'struct\.error'>.*$/u,
  ],
  'tb-zero': [/^ZeroDivisionError: (?<text>.+)$/u],
  'tb-poll-interval': [
    /^OverflowError: (?<value>-?\d+) not in range 0 to 4294967295$/u,
    /^TypeError: expected int argument$/u,
  ],
  'tb-recursion': [/^RecursionError: (?<text>.+)$/u],
  'tb-modbus': [
    /^(?:minimalmodbus\.)?(?<kind>NoResponseError|InvalidResponseError|LocalEchoError|ModbusException): ?(?<text>.*)$/u,
  ],
  'tb-keyboard': [/^KeyboardInterrupt(?:: .*)?$/u],
  'process-killed': [
    /^(?:Killed|Segmentation fault(?: \(core dumped\))?|MemoryError|Terminated|Bus error)$/u,
    /^Fatal Python error: .*$/u,
  ],
  'script-venus-too-old': [
    /^Minimum required Venus OS version "(?<required>[^"]+)" not met\. Currently version "(?<installed>[^"]+)" is installed\.$/u,
    /^Please update via "Remote Console\/GUI -> Settings -> Firmware -> Online Update"$/u,
    /^OR$/u,
    /^by executing "\/opt\/victronenergy\/swupdate-scripts\/.*$/u,
    /^Install the driver again after Venus OS was updated\.$/u,
  ],
  'script-no-space': [
    /^ERROR: Not enough free space on the (?<partition>.+?) partition\. At least (?<mb>\d+) MB are required\.$/u,
    /^\s*(?:Please free up some space|Free up some space) and try again\.$/u,
    /^\s*(?:Please please try to execute this command|bash \/opt\/victronenergy\/swupdate-scripts\/resize2fs\.sh|and try the installation again after\.)$/u,
  ],
  'script-welcome': [
    /^\*{3} Welcome to the dbus-serialbattery installer.*\*{3}$/u,
    /^Fetch (?:available|current) version numbers\.\.\.(?: done\.)?$/u,
    /^\d+\) (?:stable release|beta build|nightly build|specific branch|specific version|local tar file|quit).*$/u,
    /^Select which version you want to install.*$/u,
    /^> Selected(?: branch)?: (?<version>.+)$/u,
    /^Downloading (?:stable release|beta release|specific version|branch).*$/u,
    /^Make sure the file is available at ".*"\.?$/u,
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d INFO: .*$/u,
    /^INFO: (?:\*{3} Starting dbus-serialbattery installation|Found config\.ini on USB root|Renaming venus-data\.tar\.gz).*$/u,
    /^INFO: System partition was expanded\. Now there are (?<mb>\d+) MB free space available\.$/u,
    /^\s+--(?:latest|beta|nightly|local)\s.*$/u,
    /^> Invalid option: .*\. Please enter a number!$/u,
    /^> Invalid selection\. Please try again\.$/u,
    /^No valid command line argument given\. Possible arguments are:$/u,
  ],
  'script-current-version': [/^\*\* Currently installed version: v(?<driver>\S+) \*\*$/u],
  'script-archive-failed': [
    /^(?:ERROR: )?Error during downloading the (?<kind>TAR|ZIP) file\. .*$/u,
    /^(?:ERROR: )?There is no file in ".*"$/u,
    /^ERROR: (?:TAR|ZIP) file does not contain expected data\..*$/u,
    /^ERROR: Error during extracting the (?:TAR|ZIP) file\..*$/u,
    /^ERROR: Something went wrong during moving the files.*$/u,
    /^tar: .*$/u,
    /^unzip: .*$/u,
  ],
  'script-overlay-failed': [
    /^ERROR: The overlay-fs app does not exist!.*$/u,
    /^ERROR: overlay-fs app not found\. Please install it manually\.$/u,
    /^ERROR: Could not (?:add|remove) "(?<folder>[^"]+)" (?:to|from) overlay-fs!$/u,
    /^ERROR: Could not (?:un)?mount (?:bind )?overlay for (?<folder>\S+)$/u,
    /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d )?ERROR: (?<folder>\/\S+) is (?:not a directory|a symlink and cannot be used|the root directory and cannot be used)$/u,
    /^(?:QML files were|GUIv2 web version was) not installed\.$/u,
    /^\*{3} Some resources are busy and could not be unmounted\. Please reboot to complete\.$/u,
  ],
  'script-gui-web-missing': [
    /^ERROR: GUIv2 web version not found\.$/u,
    /^ERROR: Download of (?:GUIv2 web version|hash file for GUIv2 web version) failed\.$/u,
  ],
  'script-gui-hash': [/^WARNING: Download of hash file for GUIv2 web version failed\..*$/u],
  'script-gui-unsupported': [
    /^(?:\|- )?>>> (?:WARNING|ERROR): GUIv2 installation for local display (?:NOT SUPPORTED|FAILED)$/u,
    /^(?:\|- )?>>>\s+Your Venus OS version (?<venus>\S+) is NOT SUPPORTED by this version of the driver\.$/u,
    /^(?:\|- )?>>>\s+(?:Update to the latest available driver|Venus OS beta, please use).*$/u,
    /^GUIv2 web version not compatible with current Venus OS version\. Skipping installation\.$/u,
  ],
  'script-installed': [/^\*{3} dbus-serialbattery (?:v)?(?<driver>\S+) was installed\. \*{3}$/u],
  'script-none-configured': [
    /^No (?<kind>Bluetooth battery|CAN port|MQTT topic) configuration found in ".*"\.$/u,
    /^You can ignore this, if you are using only a serial connection\.$/u,
  ],
  'script-service-created': [
    /^Installing "(?<class>[^"]+)" with MAC address "(?<mac>[^"]*)" as (?<service>dbus-blebattery\.\d+)$/u,
    /^Installing CAN port "(?<port>[^"]+)" as (?<service>dbus-canbattery\.\S+)$/u,
    /^Installing MQTT topic "(?<topic>[^"]+)" as (?<service>dbus-mqttbattery)$/u,
    /^Found (?<count>\d+) (?:Bluetooth BMS|CAN port\(s\)|MQTT topic\(s\)) in the config file!$/u,
  ],
  'script-entry-empty': [
    /^ERROR: (?:BMS (?:type|MAC address) for battery (?<number>\S+)(?: with BMS type (?<class>\S+))? is empty|BMS unique number is empty|CAN port is empty|MQTT topic is empty)\. Aborting installation\.$/u,
  ],
  'script-bluetooth-mode': [
    /^NOTICE! Build-in Bluetooth was (?:dis|en)abled: .*$/u,
    /^ATTENTION! You have changed the bluetooth mode .*$/u,
    /^Build-in Bluetooth is (?:disabled, use external Bluetooth dongle|used)\.$/u,
    /^WARNING: \/u-boot\/config\.txt does not exist\..*$/u,
  ],
  'script-package-failed': [
    /^ERROR: (?:Could not find a version that satisfies|No matching distribution found for|Could not install packages).*$/u,
    /^Collected errors:$/u,
    /^ \* (?:opkg|satisfy|pkg|check|resolve)\S*: .*$/u,
    /^-sh: (?:pip3|opkg): .*$/u,
  ],
  'script-restart': [
    /^(?:Stopping|Starting) (?<service>\/service\/dbus-\S+?)\.\.\.$/u,
    /^Stop (?:all )?dbus-\w+ services?\.\.\.$/u,
    /^Killing old (?:BLE|CAN) battery services\.\.\.$/u,
    /^Boot invocation .*$/u,
    /^Remove (?:serial starter configuration|old dbus-serialbattery folders on root fs)\.\.\.$/u,
    /^(?:Stopping|Starting) bluetooth: bluetoothd\.?$/u,
  ],
  'script-disabled': [
    /^Disabling dbus-serialbattery driver\.\.\.$/u,
    /^The dbus-serialbattery driver was (?:disabled|uninstalled\. Please reboot\.)$/u,
    /^The folder ".*" (?:and the logs were|was) removed\.$/u,
    /^Disabling or removing the overlay-fs app could cause.*$/u,
  ],
  'serial-starter-create': [/^INFO: Create daemontools service (?<service>[\w.\-]+)\.(?<port>tty\w+)$/u],
  'serial-starter-start': [/^INFO: Start service (?<service>[\w.\-]+?)\.(?<port>tty\w+)(?<once> once)?$/u],
  'serial-starter-no-template': [
    /^ERROR: no service template for (?<service>\S+)$/u,
    /^ERROR: unknown service (?<service>\S+)$/u,
  ],
  'svstat-up': [/^(?<service>\/service\/\S+): up \(pid (?<pid>\d+)\) (?<seconds>\d+) seconds.*$/u],
  'svstat-down': [
    /^(?<service>\/service\/\S+): down (?<seconds>\d+) seconds.*$/u,
    /^(?<service>\/service\/\S+): (?:unable to .*|supervise not running.*)$/u,
  ],
  'start-script-missing': [
    /^(?:-?(?:ba)?sh|\/bin\/(?:ba)?sh|\.\/run|\/data\/rc\.local): (?:line \d+: )?(?<path>\S*(?:start-serialbattery\.sh|dbus-serialbattery\S*)): No such file or directory$/u,
    /^python3?: can't open file '?(?<path>[^':]+)'?: \[Errno 2\] No such file or directory$/u,
  ],
  'line-endings': [
    /^.*\$'\\r': command not found.*$/u,
    /^.*syntax error: unexpected end of file.*$/u,
    /^.*\/bin\/(?:ba)?sh\^M: bad interpreter.*$/u,
  ],
  'boot-script-broken': [/^-[r-][w-]-\S* .*\brc\.local$/u, /^!#\s*\/bin\/\w+$/u],
  'permission-denied': [/^.*: Permission denied$/u],
  'read-only-fs': [/^.*: Read-only file system$/u, /^.*(?:\[Errno 30\]|OSError\(30, ).*$/u],
  'mount-output': [/^\S+ on (?<path>\/\S*) type \w+ \((?<options>[^)]*)\)$/u],
  'log-not-there': [
    /^(?:tail|cat|head|ls|nano): (?:cannot open |can't open |cannot access )?'?(?<path>\/[^':]+)'?(?: for reading)?: No such file or directory$/u,
    /^tail: no files remaining$/u,
  ],
  'log-rotated': [
    /^tail: (?:`|')?(?<path>\S+?)'? has (?:been replaced|become inaccessible|appeared|become accessible);?.*$/u,
    /^tail: .*: file truncated$/u,
  ],
  'log-executed': [/^(?<path>\/\S*\/current): line \d+: .*$/u],
  'command-missing': [/^-?(?:ba)?sh: (?<command>[^:]+): (?:command )?not found$/u],
  'usb-id': [/^Bus \d+ Device \d+: ID (?<id>[0-9a-f]{4}:[0-9a-f]{4})(?: (?<name>.*))?$/u],
  'tty-list': [/^(?:crw\S+ .* )?(?<port>\/dev\/tty(?:USB|ACM|AMA|S|O)\d+)(?: -> \S+)?$/u],
  uptime: [/^\s*\d\d:\d\d:\d\d up (?<uptime>.+?),\s+(?:\d+ users?,\s+)?load average: (?<load>[\d., ]+)$/u],
  'script-progress': [
    /^The (?:app|directory) ".*" was (?:already )?(?:added|removed).*$/u,
    /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d )?INFO: (?:Mounting (?:bind )?overlay for|rcS\.local file|Adding overlay-fs).*$/u,
    /^Unmounting (?:bind )?overlay(?: for| filesystem).*$/u,
    /^(?:Enabling|Disabling|Install|Copying and installing|Downloading) overlay-fs app\.\.\.$/u,
    /^The overlay-fs (?:was disabled|app was uninstalled\. Please reboot\.)$/u,
    /^Installation of overlay-fs app completed\.$/u,
    /^Installing (?:QML files for GUI [vV]\d|GUIv2 web version|GUIv2 WASM build)\.\.\.$/u,
    /^(?:\|- )?(?:Copying|Backup old|Deleting old) \w+\.qml\.\.\.$/u,
    /^(?:\|- )?Venus OS \S+ is older than .*$/u,
    /^GZip WASM build\.\.\.$/u,
    /^New QML files were installed and the GUI was restarted\.$/u,
    /^(?:New version of GUIv2 web version available\. Downloading\.\.\.|Download of GUIv2 web version successful\.|Latest version of GUIv2 web version is already (?:downloaded|installed)\.)$/u,
    /^Restart vrmlogger to make GUIv2 changes visible in VRM Portal\.\.\.$/u,
    /^GUIv[12] is not installed on this system\.$/u,
    /^QML files are not needed\.$/u,
    /^GUIv2 plugin API is available, no need to install custom GUIv2 build\.$/u,
    /^(?:Copying JSON file for GUIv2 plugin|Stopping GUI to remove old overlay|Unmounting overlay filesystems|Restarting GUI)\.\.\.$/u,
    /^\w+\.qml was restored\.$/u,
    /^done\.$/u,
    /^Checking required packages to use (?:Bluetooth|CAN) connection\.\.\.$/u,
    /^(?:Update packages|Install (?:python3-\w+|bleak|can)|Uninstalling modules)\.\.\.$/u,
    /^(?:Collecting|Downloading|Installing collected packages|Successfully installed|Requirement already satisfied|WARNING: Running pip|Configuring|Installing) .*$/u,
    /^Config\.ini (?<what>backed up|restored) to (?<path>\S+)$/u,
    /^#+(?: .* #)?#*$/u,
    /^(?:SERIAL|BLUETOOTH|CAN|MQTT) battery connection: .*$/u,
    /^CUSTOM SETTINGS: .*$/u,
    /^\s+and add them to ".*$/u,
    /^\s+\d\. (?:Add your|Make sure|Run|Re-run|In the remote console).*$/u,
    /^\s+(?:Check the default config file|If your Bluetooth BMS|matches your BMS|ATTENTION!|If you changed the default connection PIN|See https).*$/u,
    /^(?:Your support keeps|If you find this project|Your contribution helps|Every donation|Copy the link below|Cheers, ).*$/u,
    /^https:\/\/www\.paypal\.com\/.*$/u,
  ],
  'config-issue-other': [/^\*\*CONFIG ISSUE\*\*: (?<text>.+)$/u],
  'library-error': [
    /^Task (?:exception was never retrieved|was destroyed but it is pending!)$/u,
    /^future: <Task .*$/u,
  ],
  'serial-starter-other': [
    /^(?:INFO|WARNING|ERROR): .*\b(?:serial-starter|tty\w+|ttyUSB\d+)\b.*$/u,
    /^serstart starting$/u,
    /^(?:sbattery|vedirect|gps|mkx|rs485|default|ignore)$/u,
    /^service\s+sbattery\s+dbus-serialbattery$/u,
    /^alias\s+(?:default|rs485)\s+\S+$/u,
  ],
  'tb-keyerror': [/^KeyError: (?<key>.+)$/u],
  'tb-no-cells': [/^TypeError: '[<>]' not supported between instances of 'NoneType' and '(?:float|int)'$/u],
  'tb-nonetype': [
    /^TypeError: (?<text>.*(?:NoneType|'bool'|NoneType|bytes-like).*)$/u,
    /^(?:AttributeError: )?'(?:NoneType|bool)' object has no attribute '(?<attribute>\w+)'$/u,
    /^TypeError: (?<text>(?!'type' object|Level not|unsupported operand type\(s\) for \||expected int argument|not all arguments|'int' object is not iterable).+)$/u,
  ],
  'tb-valueerror': [/^ValueError: (?<text>.+)$/u],
  'tb-mixed-files': [
    /^NameError: name '(?<name>\w+)' is not defined(?:\. .*)?$/u,
    /^AttributeError: (?<text>(?!'(?:NoneType|bool)' object).+)$/u,
    /^(?:ModuleNotFoundError|ImportError): (?:No module named '(?<module>[^']+)'|cannot import name '(?<name>[^']+)' from .*)(?:.*)$/u,
  ],
  'traceback-frame': [
    /^\s*File "(?<file>[^"]+)", line (?<line>\d+), in (?<function>.+?)\s*$/u,
    /^\s+File$/u,
    /^\s{2,}(?:from \S+ import .+|import \S+|return .+|raise .+|self\..+|config\.\w+.+|result = .+|[A-Z_]+: \w+ = .+|[A-Z_]+ = .+|\(candidate_method, parent_method\) = .+|class_ = .+|main\(\)|mainloop\.run\(\)|battery\[.+|helper\[.+|[\w.\[\]"']+\(.*\)?|\w+ = .+|if .+:|for .+:|with .+:|\^+|~*\^+~*)$/u,
  ],
  'tb-other': [/^(?:[a-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Warning)(?:: (?<text>.*))?$/u],
};
