<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;

/** What a visitor's answers tell of who they are: a proposal for the invitation, and never more than that. */
final class Applicant {

	public function __construct( private FormRepository $forms ) {}

	/** The first answer to a question for an email; empty when there is none. */
	public function email( Entry $entry ): string {
		return $this->firstAnswer( $entry, 'email', static fn( Field $field ) => array( (string) $field->id ) );
	}

	/** The part of a name that people are called by; empty when no question asked for it. */
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

	/** @param \Closure( Field ): list<string> $keys Of a field's answers that count. */
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
