import { Button, Flex, FlexBlock } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { RuleRow } from '../../../builder/logic/rule-row';
import { newRule } from '../../../builder/logic/rules';
import { sourcesOf } from '../../../builder/logic/sources';
import { useRuleFocus } from '../../../builder/logic/use-rule-focus';
import { TextWithTags } from '../../../builder/merge-tags';
import type { RoutingRule } from '../settings/types';

interface Props {
	rules: RoutingRule[];
	onChange: ( rules: RoutingRule[] ) => void;
	fields: FormField[];
}

/** Recipients that depend on answers. If several rules are true, each address gets the mail. */
export const Routing = ( { fields, onChange, rules }: Props ) => {
	const sources = sourcesOf( fields );
	const [ list, focus ] = useRuleFocus();
	const change = ( position: number, changed: RoutingRule ) =>
		onChange( rules.map( ( rule, index ) => ( index === position ? changed : rule ) ) );
	const add = () => {
		focus( rules.length );
		onChange( [ ...rules, { ...newRule( sources[ 0 ]?.id ?? '', sources ), email: '' } ] );
	};
	const remove = ( position: number ) => {
		focus( position );
		onChange( rules.filter( ( _, index ) => index !== position ) );
	};

	return (
		<Flex direction="column" gap={ 4 } ref={ list }>
			{ rules.map( ( rule, position ) => (
				<Flex key={ position } className="atoll-form-routing" align="flex-start" wrap>
					<FlexBlock>
						<RuleRow
							rule={ rule }
							position={ position + 1 }
							sources={ sources }
							problems={ [] }
							onChange={ ( changed ) =>
								change( position, { ...changed, email: rule.email } )
							}
							onRemove={ () => remove( position ) }
						/>
					</FlexBlock>
					<FlexBlock>
						<TextWithTags
							label={ __( 'Send to', 'atoll' ) }
							context="address"
							fields={ fields }
							value={ rule.email }
							onChange={ ( email ) => change( position, { ...rule, email } ) }
						/>
					</FlexBlock>
				</Flex>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				className="atoll-form-add"
				data-add-rule
				disabled={ sources.length === 0 }
				accessibleWhenDisabled
				onClick={ add }
			>
				{ __( 'Add a rule', 'atoll' ) }
			</Button>
		</Flex>
	);
};
