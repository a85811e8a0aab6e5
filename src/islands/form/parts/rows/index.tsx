import { registerPart } from '../register';
import { makeRoom } from './change-rows';
import { Lists } from './lists';
import { dropSpareRows } from './spare-rows';

registerPart( 'rows', { Component: Lists, first: [ dropSpareRows ], makeRoom } );
