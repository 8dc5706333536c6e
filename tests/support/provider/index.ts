/** The stand-in for the hosted search and assistant. README.md says how to use it. */
export {account} from './credentials.ts';
export {Provider, providerHosts, startProvider} from './provider.ts';
export * from './types.ts';
