<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;

/** What answers that are searched or sorted are, as the forms of the search have their fields now. */
final class SearchedFields {

	public function __construct( private FormRepository $forms ) {}

	/**
	 * Whether an answer is a list of several choices.
	 *
	 * @param list<int> $formNumbers Empty for every form.
	 */
	public function isList( string $key, array $formNumbers ): bool {
		$forms = array() === $formNumbers ? $this->forms->all() : $this->named( $formNumbers );
		foreach ( $forms as $form ) {
			if ( true === $this->field( $form, $key )?->isList() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether an answer is a number: in the first form, as Gravity Forms has it.
	 *
	 * @param list<int> $formNumbers
	 */
	public function isNumber( string $key, array $formNumbers ): bool {
		$form = $this->named( array_slice( $formNumbers, 0, 1 ) )[0] ?? null;
		return null !== $form && true === $this->field( $form, $key )?->isNumber();
	}

	/**
	 * @param list<int> $numbers
	 * @return list<Form>
	 */
	private function named( array $numbers ): array {
		return array_values(
			array_filter( array_map( fn( int $number ): ?Form => $this->forms->findAny( $number )?->form, $numbers ) )
		);
	}

	private function field( Form $form, string $key ): ?Field {
		return is_numeric( $key ) ? $form->field( (int) $key ) : null;
	}
}
