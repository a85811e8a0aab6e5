import { resolveLogic } from '../../../../forms';
import { registerPart } from '../register';
import { applyLogic, hasLogic } from './apply-logic';
import { changesIn } from './changes';

registerPart( 'logic', { behaviours: [ applyLogic ], changesIn, hasLogic, resolveLogic } );
