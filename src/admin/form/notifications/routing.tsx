import { Button, Flex, FlexBlock } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { RuleRow } from '../../../builder/logic/rule-row';
import { ruleOn } from '../../../builder/logic/rules';
import { sourcesOf } from '../../../builder/logic/sources';
import { TextWithTags } from '../../../builder/merge-tags';
import type { RoutingRule } from '../settings/types';

interface Props {
	rules: RoutingRule[];
	onChange: ( rules: RoutingRule[] ) => void;
	fields: FormField[];
}

/** Addresses that answers choose. Of several rules that hold, each address gets the mail. */
export const Routing = ( { fields, onChange, rules }: Props ) => {
	const sources = sourcesOf( fields );
	const change = ( position: number, changed: RoutingRule ) =>
		onChange( rules.map( ( rule, index ) => ( index === position ? changed : rule ) ) );
	const add = () =>
		onChange( [ ...rules, { ...ruleOn( sources[ 0 ]?.id ?? '', sources ), email: '' } ] );

	return (
		<Flex direction="column" gap={ 4 }>
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
							onRemove={ () =>
								onChange( rules.filter( ( _, index ) => index !== position ) )
							}
						/>
					</FlexBlock>
					<FlexBlock>
						<TextWithTags
							label={ __( 'Send to', 'atoll' ) }
							of="address"
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
				disabled={ sources.length === 0 }
				accessibleWhenDisabled
				onClick={ add }
			>
				{ __( 'Add a rule', 'atoll' ) }
			</Button>
		</Flex>
	);
};
