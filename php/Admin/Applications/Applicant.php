<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;

/** The applicant's email address and first name from the answers. Only suggestions for the invitation. */
final class Applicant {

	public function __construct( private FormRepository $forms ) {}

	/** Returns the first answer to an email field; empty if there is none. */
	public function email( Entry $entry ): string {
		return $this->firstAnswer( $entry, 'email', static fn( Field $field ) => array( (string) $field->id ) );
	}

	/** Returns the first name; empty if no field asks for a name. */
	public function firstName( Entry $entry ): string {
		$isFirstName = static fn( FieldInput $input ) => 'first' === $input->part;
		return $this->firstAnswer(
			$entry,
			'name',
			static fn( Field $field ) => array_map(
				static fn( FieldInput $input ) => $input->id,
				array_values( array_filter( $field->inputs, $isFirstName ) )
			)
		);
	}

	/** @param \Closure( Field ): list<string> $keys Returns the keys of the field's answers to use. */
	private function firstAnswer( Entry $entry, string $tells, \Closure $keys ): string {
		$form = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		foreach ( $form?->fields() ?? array() as $field ) {
			foreach ( $tells === $field->tells ? $keys( $field ) : array() as $key ) {
				if ( '' !== ( $entry->answers[ $key ] ?? '' ) ) {
					return $entry->answers[ $key ];
				}
			}
		}
		return '';
	}
}
