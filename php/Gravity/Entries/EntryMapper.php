<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Gravity\Values\ValueMappings;

/**
 * Converts an entry to the JSON of Gravity Forms' REST API: values are texts, or lists where the field has several
 * values, and every input of the form is present.
 */
final class EntryMapper {

	public function __construct(
		private ValueMappings $values,
		private EntryKeys $keys,
		private HiddenPartKeys $hidden
	) {}

	/**
	 * @param Form|null $form Null when the form is gone; the result then has only the answers that the entry has.
	 * @return array<int|string, string|array<mixed>|null>
	 */
	public function map( Entry $entry, ?Form $form ): array {
		$properties = array(
			'id'           => (string) $entry->id,
			'form_id'      => (string) $entry->formNumber,
			'date_created' => $entry->dateCreated,
			'date_updated' => $entry->dateUpdated,
			'is_starred'   => $entry->isStarred ? '1' : '0',
			'is_read'      => $entry->isRead ? '1' : '0',
			'ip'           => $entry->ip,
			'source_url'   => $entry->sourceUrl,
			'user_agent'   => $entry->userAgent,
			'created_by'   => $entry->createdBy > 0 ? (string) $entry->createdBy : null,
			'status'       => $entry->status,
		);
		return $properties + FixedProperties::VALUES
			+ $this->mappedAnswers( $entry, $form ) + $entry->answers + $this->inputs( $form );
	}

	/** @return array<int|string, string|array<mixed>> Answers that Gravity Forms has in another form than entries. */
	private function mappedAnswers( Entry $entry, ?Form $form ): array {
		$mapped = array();
		foreach ( $form?->fields() ?? array() as $field ) {
			if ( isset( $entry->answers[ $field->id ] ) ) {
				$mapping              = $this->values->forField( $field );
				$mapped[ $field->id ] = $mapping->show( $field, $entry->answers[ $field->id ] );
			}
		}
		return $mapped;
	}

	/** @return array<int|string, string> Every input of the form, shown or hidden, as an empty text. */
	private function inputs( ?Form $form ): array {
		return null === $form
			? array()
			: array_fill_keys( array_keys( $this->keys->fieldsByKey( $form ) + $this->hidden->find( $form ) ), '' );
	}
}
