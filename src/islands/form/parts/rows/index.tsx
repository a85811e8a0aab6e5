import { registerPart } from '../register';
import { setRows } from './change-rows';
import { Lists } from './lists';
import { dropSpareRows } from './spare-rows';

registerPart( 'rows', { Component: Lists, early: [ dropSpareRows ], setRows } );
