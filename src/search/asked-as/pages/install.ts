// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const install: AskedOfPage = {
  'backup-config': [
    'save my settings, copy config, keep config on update',
    'save config, copy before update, safety copy',
  ],
  bluetooth: [
    'set up ble, enter mac address, bluetooth_bms format, multiple ble batteries',
    'add battery by bluetooth, mac in config, ble setup, line, einrichten, what to write',
  ],
  'bms-settings': [
    'daly capacity, battery capacity setting, invert current',
    'settings for one bms type, daly capacity, only for certain bms',
  ],
  'boot-hook': [
    'rc.local, start after boot, autostart missing, gone after reboot',
    'not autostarting, rc.local broken, start by hand after power loss, start by itself, autostart, after reboot no driver',
    'not there after power cut, start automatically',
  ],
  can: ['can setup, can_port, vecan0, can0 config', 'can setup in config, add can battery, enable can, einrichten'],
  'change-limits': [
    'set max charge current, set maximum voltage, charge to 3.55 V, config lines for limits',
    'cell voltage and current limits example',
    'struggling with config file, which lines do I need',
    'set max charge amps, maximal Ladestrom einstellen, lower discharge limit, maximum voltage, allow 150 amps, 14.2 V, 3.5 volts per cell, what do I write and where',
    'which lines for my limits, set maximum, increase voltage, 16 cells 100 A',
  ],
  compatibility: [
    'venus os version table, supported firmware, works with 3.50 3.60 3.70, venus os large',
    'venus os table, firmware fits, supported versions, works with 3.7',
    'is it compatible, 3.65 3.70, old firmware',
  ],
  'config-no-effect': [
    'edited file no change, setting ignored, restart needed, value not applied',
    'settings ignored, not applied, no change after edit, restart needed, wrong folder',
  ],
  'config-rules': [
    'format of config.ini, [DEFAULT], comments, comma lists, empty value, quotes, decimal comma, section header',
    'syntax, format, comment sign, decimal point, section header, list with commas, how to write values',
  ],
  'default-limits': [
    'default values, standard limits, factory settings',
    'standard values out of the box, how much current by default, 50 A 60 A, factory limits',
  ],
  disable: [
    'stop driver, turn off, deactivate temporarily, pause',
    'error 67 after driver removed, bms lost reset',
    'pause driver, turn off for a while, stop it, deactivate',
    'temporarily off, stop it without deleting',
  ],
  'disk-space': [
    'no space left, df, resize2fs, partition full',
    'disk full, free room, partition too small, storage, no space left, resize',
  ],
  'edit-config': [
    'nano, winscp, sftp, edit',
    'change settings file, where is the file, how to edit',
    'my own settings where, alter a value, get at the configuration, Konfigurationsdatei ändern',
  ],
  'edit-config-ssh': [
    'restart driver, restart.sh, reload settings',
    'nano, save and restart, apply changes, restart driver command',
    'which command restarts the driver, apply without reboot',
  ],
  'edit-config-sftp': [
    'winscp, filezilla, windows editor, notepad++',
    'filezilla, winscp, edit on windows pc, upload file, on my computer instead of terminal, mac',
    'transfer file, edit in windows, copy to PC and back, do not like vi, mac, graphical',
  ],
  'enable-off-by-default-bms': [
    'ant, sinowealth, mnb enable, BMS type setting',
    'activate ant mnb sinowealth, switch on type',
  ],
  'file-locations': [
    '/data/apps, /data/etc, folder, where are the files, scripts',
    'where are files, folder, path of config, scripts, data apps etc',
  ],
  'firmware-update': [
    'after venus update, firmware upgrade, survives, driver gone after firmware update',
    'venus update, survives firmware upgrade, reinstall needed after firmware',
    'will it survive, after victron update, install again after firmware',
  ],
  'first-run-check': [
    'how do I check it is installed, does it run, no sign of driver, verify install, nothing happens after install',
    'did it work, check after setup, driver running, success, see whether it runs, what next',
    'is everything ok after installing, signs that it works',
  ],
  'gui-pages-missing': [
    'pages missing, menu missing, cells page not there',
    'menu missing, extra pages absent, not visible on screen',
  ],
  'gx-settings': [
    'DVCC settings, battery monitor, SVS, STS, SCS, controlling BMS, limit charge current',
    'dvcc menu, which settings in venus, controlling bms select, battery monitor choose, after install what to set, charge control',
    'victron settings afterwards, what to tick, svs scs sts, controlling bms',
  ],
  install: [
    'installation, setup, how to install, get started, download',
    'installation guide, how to get the driver on cerbo, set up, installer, how can I install, Anleitung, Installation',
    'put it on the device, first installation, installieren, setup instructions',
  ],
  'install-ssh': [
    'wget, curl, command line install, terminal',
    'install command, wget, terminal install, type on command line, script, one liner',
  ],
  'install-usb': [
    'usb stick, sd card, no response on usb sd install, install ccgx nothing happens, venus-data.tar.gz, stick ignored',
    'sd card, usb stick install, without ssh, venus-data, nothing happens with stick',
    'stick method, card, no computer',
  ],
  'line-endings': ['\\r command not found, CRLF, windows', 'CRLF, windows editor, bad interpreter, unix format'],
  offline: ['no internet, without network, manual download', 'no internet, boat without network, manual copy'],
  'prepare-battery': [
    'before installing, set up bms in app first',
    'set protection values in app first, balance first, full charge before, set up bms itself, overvoltage settings',
  ],
  'rename-settings': [
    'old key names, settings renamed, migrate config from 1.x, option not valid after update',
    'settings renamed, old key names not valid, migrate, convert config from 1.x',
  ],
  rollback: [
    'downgrade, go back to old version, revert, return',
    'downgrade, old version again, go back, return, undo update, put older back',
    'new version bad, want old one, revert',
  ],
  'from-2x': [
    'downgrade v2 to 1.x, start script missing, start-serialbattery.sh no such file, back from 2.0',
    'downgrade from 2.0, back from version 2, did not like 2.x, return to 1.x',
  ],
  'specific-version': [
    'install beta, nightly, older release, certain version, branch',
    'older release, beta, nightly, certain version, choose release',
  ],
  ssh: [
    'enable ssh, root password, putty, access level superuser, permission denied, terminal access',
    'enable ssh, root access, superuser, how do I get into the cerbo, terminal, command line, never used ssh, console',
    'console access, log in, remote shell',
  ],
  uninstall: [
    'remove completely, delete every trace, clean up, get rid of the driver',
    'deinstallieren, entfernen',
    'desinstalar, désinstaller',
    'remove completely, delete, get rid, clean, deinstall, restore original state',
    'want rid of it, remove everything, sold cerbo',
  ],
  update: [
    'upgrade, new version, how do I update',
    'upgrade, how to update, new release, keep settings when updating',
    'get the newest, upgrade driver, update procedure',
  ],
  'v0-14': [
    '60A limit does not change, limits stuck at 60 A, 60A limit wont change, utils.py, edit old version',
    'very old version',
    'utils.py edit, before config.ini, very old driver',
  ],
  'what-update-breaks': [
    'after update broken, changed behaviour, breaking changes, before it worked, since new version',
    'breaking changes, after update not working, what must I change',
  ],
  'white-screen': [
    'white screen, blank gui, screen white after venus os change, remote console empty, black',
    'blank remote console, gui gone white, touchscreen dead, empty screen back',
  ],
  battery_capacity: ['installed capacity wrong, capacity Ah of daly, 50 Ah'],
  excluded_devices: ['ignore usb port, exclude gps, energy meter'],
  poll_interval: ['slower polling, refresh rate, update every second, reduce cpu'],
  external_current_sensor_dbus_device: ['use current from smart shunt, shunt as current sensor'],
  temperatures_while_charging: ['stop charging below 5 degrees, minimum charge temperature'],
  'how-long': [
    'how long until the battery is back after restart',
    'minutes until battery shows again, restart takes, waiting time',
    'how many minutes, be patient, two minutes ago restarted, time until battery returns, still missing after restart, takes how long',
  ],
  'all-settings': [
    'list of all settings, every option',
    'every option, config reference, list with defaults, complete list',
  ],
  enable: ['enable driver again', 'turn driver on again, reactivate'],
  'before-you-start': [
    'what to check prior to setup, things to prepare, first time, have ready, precautions, beginner, vorher',
    'preconditions installation, checklist prior to installing, think about before I touch anything, read first, warnings',
  ],
  mqtt: ['mqtt setup, topic, broker, add mqtt battery'],
  'open-defects': ['known bugs, open issues of this version'],
  'rollback-settings': ['remove keys for 2.0, downgrade settings'],
  'rollback-settings-1x': ['translate settings back to 1.x'],
  'rollback-1x': ['put 1.3 back, older 1.x, go back to 1.2, previous version'],
  'from-1-6': ['from 1.6 back, downgrade from 1.6'],
  'rollback-0-14': ['very old version back, 0.14'],
  'uninstall-0-14': ['remove old 0.14 driver'],
  'installer-broke-driver': ['installer removed driver, driver gone after running old installer, update deleted it'],
  'no-gui-pages': ['keep original gui, do not change interface'],
};
