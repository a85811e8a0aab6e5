<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Entries\Entry;
use Atoll\Entries\FileLinks;
use Atoll\Forms\Field;
use Atoll\Forms\Form;
use Atoll\Forms\Value;

/** An entry as Gravity Forms' REST API shows it: every value a string, every input of the form present. */
final class EntryMapper {

	private const CURRENCY = 'AUD';
	/** Shapes that an entry keeps otherwise than Gravity Forms shows them, or under several keys. */
	private const PARTS    = 'parts';
	private const ROWS     = 'rows';

	private const EMPTY    = array( 'payment_status', 'payment_date', 'payment_amount', 'payment_method', 'transaction_id', 'is_fulfilled', 'transaction_type' );

	public function __construct( private FileLinks $links ) {}

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
		return $properties + $this->files( $entry, $form ) + $this->lists( $entry, $form ) + $entry->answers + $this->inputs( $form );
	}

	/**
	 * Addresses instead of ids, for those who may see entries: one text, or a JSON list where the field takes several.
	 *
	 * @return array<int|string, string>
	 */
	private function files( Entry $entry, ?Form $form ): array {
		$addresses = array();
		foreach ( $form?->fields() ?? array() as $field ) {
			$ids = $field->holdsFiles() ? json_decode( $entry->answers[ $field->id ] ?? '', true ) : null;
			if ( is_array( $ids ) ) {
				$links                   = array_map( $this->links->signed( ... ), array_values( array_filter( $ids, 'is_string' ) ) );
				$addresses[ $field->id ] = $field->data->bool( 'multipleFiles' ) ? (string) json_encode( $links, JSON_UNESCAPED_SLASHES ) : implode( '', array_slice( $links, 0, 1 ) );
			}
		}
		return $addresses;
	}

	/**
	 * JSON as Gravity Forms has it: a list of texts, or of objects by column.
	 *
	 * @return array<int|string, string>
	 */
	private function lists( Entry $entry, ?Form $form ): array {
		$lists = array();
		foreach ( $form?->fields() ?? array() as $field ) {
			$rows = self::ROWS === $field->shape ? json_decode( $entry->answers[ $field->id ] ?? '', true ) : null;
			if ( is_array( $rows ) ) {
				$lists[ $field->id ] = (string) json_encode( array_map( fn( array $row ) => $this->row( $field, $row ), Value::rows( $rows ) ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
			}
		}
		return $lists;
	}

	/**
	 * @param list<string> $cells
	 * @return string|array<string, string>
	 */
	private function row( Field $field, array $cells ): string|array {
		$width = count( $field->columns );
		return 1 === $width ? $cells[0] ?? '' : array_combine( $field->columns, array_pad( array_slice( $cells, 0, $width ), $width, '' ) );
	}

	/** @return array<int|string, string> Each input of the form, empty. The parts of a date or a time have one key together. */
	private function inputs( ?Form $form ): array {
		$inputs = array();
		foreach ( $form?->fields() ?? array() as $field ) {
			foreach ( $field->inputs as $input ) {
				$inputs[ '' === $input->part || self::PARTS === $field->shape ? $input->id : $field->id ] = '';
			}
		}
		return $inputs;
	}
}
