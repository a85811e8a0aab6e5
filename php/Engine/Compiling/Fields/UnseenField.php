<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\FieldRule;
use Atoll\Engine\Rules\Rules;

/** A field that is sent without being seen must not keep its form from being sent: nobody could correct it. */
final class UnseenField {

	/**
	 * What it says in place of its settings.
	 *
	 * @param list<array<string, mixed>> $rules   Compiled.
	 * @param list<Choice>               $choices
	 * @return array{required: false, defaultValue: string}
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
		return array( 'required' => false, 'defaultValue' => $isRefused ? '' : $default );
	}
}
