/** The stand-in for the hosted search and assistant. README.md says how to use it. */
export {textAnswer, type ChatCall} from './chat.ts';
export {account, hostedEnvironment} from './credentials.ts';
export {Provider, providerHosts, startProvider} from './provider.ts';
export * from './types.ts';
