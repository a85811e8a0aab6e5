<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Entries\Entry;
use Atoll\Forms\Form;

/** An entry as Gravity Forms' REST API shows it: every value a string, every input of the form present. */
final class EntryMapper {

	private const CURRENCY = 'AUD';
	private const EMPTY    = array( 'payment_status', 'payment_date', 'payment_amount', 'payment_method', 'transaction_id', 'is_fulfilled', 'transaction_type' );

	/**
	 * @param Form|null $form Null when the form is gone; the entry then shows only what it holds.
	 * @return array<int|string, string|null>
	 */
	public function map( Entry $entry, ?Form $form ): array {
		$properties = array(
			'id'           => (string) $entry->id,
			'form_id'      => (string) $entry->formNumber,
			'post_id'      => null,
			'date_created' => $entry->dateCreated,
			'date_updated' => $entry->dateUpdated,
			'is_starred'   => $entry->isStarred ? '1' : '0',
			'is_read'      => $entry->isRead ? '1' : '0',
			'ip'           => $entry->ip,
			'source_url'   => $entry->sourceUrl,
			'user_agent'   => $entry->userAgent,
			'currency'     => self::CURRENCY,
			'created_by'   => $entry->createdBy > 0 ? (string) $entry->createdBy : null,
			'status'       => $entry->status,
		) + array_fill_keys( self::EMPTY, null );
		return $properties + $entry->answers + $this->inputs( $form );
	}

	/** @return array<int|string, string> Each input of the form, empty. */
	private function inputs( ?Form $form ): array {
		$inputs = array();
		foreach ( $form?->fields() ?? array() as $field ) {
			foreach ( $field->inputs as $input ) {
				$inputs[ $input->id ] = '';
			}
		}
		return $inputs;
	}
}
