<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\FieldRule;
use Atoll\Engine\Rules\Rules;

/**
 * A field that is sent without being seen keeps no form from being sent: nobody could correct it, as in Gravity Forms
 * (GFFormDisplay::is_field_validation_supported()). So its rules judge only the default that its editor wrote, who can;
 * what is sent is kept as it came.
 */
final class UnseenField {

	/**
	 * What it says in place of its settings.
	 *
	 * @param list<array<string, mixed>> $rules   Compiled, of its kind.
	 * @param list<Choice>               $choices
	 * @return array{required: false, rules: array{}, defaultValue: string}
	 */
	public static function values( FieldSettings $settings, array $rules, array $choices ): array {
		$default  = $settings->text( 'defaultValue' );
		$hasValue = '' !== $default . $settings->text( 'calculationFormula' )
			|| array() !== Choice::selected( $choices );
		if ( $settings->flag( 'required' ) && ! $hasValue ) {
			$settings->warn( 'hiddenRequired', 'required' );
		}
		$isRefused = '' !== trim( $default )
			&& null !== Rules::standard()->broken(
				FieldRule::list( new JsonData( array( 'rules' => $rules ) ) ),
				$default
			);
		if ( $isRefused ) {
			$settings->warn( 'hiddenRefused', 'defaultValue', value: $default );
		}
		return array(
			'required'     => false,
			'rules'        => array(),
			'defaultValue' => $isRefused ? '' : $default,
		);
	}
}
