<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Entries\Entry;
use Atoll\Forms\Display;
use Atoll\Forms\Field;
use Atoll\Forms\FieldInput;
use Atoll\FormStore\FormRepository;

/** An entry in words: its questions and answers, and how it came. */
final class EntryFields {

	public function __construct( private FormRepository $forms, private Display $display ) {}

	/** @return list<array{label: string, value: string}> In the form's order; answers to fields that are gone come last. */
	public function answers( Entry $entry ): array {
		$left = $entry->answers;
		$rows = array();
		foreach ( $this->forms->findAny( $entry->formNumber )?->form?->fields() ?? array() as $field ) {
			$taken = $this->take( $field, $left );
			if ( $taken ) {
				$rows[] = array(
					'label' => $this->label( $field ),
					'value' => $this->words( $field, $taken ),
				);
			}
		}
		foreach ( $left as $key => $value ) {
			$rows[] = array(
				/* translators: %s: number of a form's field. */
				'label' => sprintf( __( 'Field %s', 'atoll' ), $key ),
				'value' => $value,
			);
		}
		return $rows;
	}

	/** @return list<array{label: string, value: string}> */
	public function facts( Entry $entry ): array {
		$facts = array(
			__( 'Form', 'atoll' )     => $this->form( $entry ),
			__( 'Received', 'atoll' ) => $this->date( $entry ),
			__( 'Status', 'atoll' )   => $this->status( $entry ),
			__( 'User', 'atoll' )     => $this->user( $entry ),
			__( 'Page', 'atoll' )     => $entry->sourceUrl,
			__( 'Address', 'atoll' )  => $entry->ip,
			__( 'Browser', 'atoll' )  => $entry->userAgent,
		);
		return array_map(
			static fn( string $label, string $value ) => array(
				'label' => $label,
				'value' => $value,
			),
			array_keys( $facts ),
			array_values( $facts )
		);
	}

	public function form( Entry $entry ): string {
		/* translators: %d: number of a form. */
		return $this->forms->findAny( $entry->formNumber )?->form?->title() ?? sprintf( __( 'Form %d (gone)', 'atoll' ), $entry->formNumber );
	}

	/** In the site's time zone and format. */
	public function date( Entry $entry ): string {
		return (string) get_date_from_gmt( $entry->dateCreated, $this->format( 'date_format' ) . ' ' . $this->format( 'time_format' ) );
	}

	private function format( string $option ): string {
		$format = get_option( $option );
		return is_string( $format ) ? $format : '';
	}

	public function status( Entry $entry ): string {
		return self::statuses()[ $entry->status ] ?? $entry->status;
	}

	/** @return array<string, string> */
	public static function statuses(): array {
		return array(
			'active' => __( 'Active', 'atoll' ),
			'spam'   => __( 'Spam', 'atoll' ),
			'trash'  => __( 'Trash', 'atoll' ),
		);
	}

	public function user( Entry $entry ): string {
		if ( 0 === $entry->createdBy ) {
			return __( 'Visitor', 'atoll' );
		}
		$user = get_userdata( $entry->createdBy );
		/* translators: %d: id of a user. */
		return $user ? $user->display_name : sprintf( __( 'User %d (gone)', 'atoll' ), $entry->createdBy );
	}

	private function label( Field $field ): string {
		$label = $field->data->string( 'adminLabel' );
		return '' !== $label ? $label : $field->data->string( 'label' );
	}

	/**
	 * What belongs to the field, taken out of what is left.
	 *
	 * @param array<array-key, string> $left
	 * @return array<array-key, string>
	 */
	private function take( Field $field, array &$left ): array {
		$taken = array_filter( $left, static fn( $key ) => (int) $key === $field->id, ARRAY_FILTER_USE_KEY );
		$left  = array_diff_key( $left, $taken );
		return $taken;
	}

	/**
	 * What was recorded beside an answer (the words that somebody agreed to) says more than the answer itself. Of
	 * choices and parts that are gone from the form, what was answered is still shown.
	 *
	 * @param array<array-key, string> $taken
	 */
	private function words( Field $field, array $taken ): string {
		$recorded = array_intersect_key( $taken, $field->record() );
		if ( $recorded ) {
			return reset( $recorded );
		}
		$known = array_flip( array( $field->id, ...array_map( static fn( FieldInput $input ) => $input->id, $field->inputs ) ) );
		$words = $this->display->stored( $field, $taken );
		return implode( "\n", array_filter( array( '' === $words ? implode( "\n", array_intersect_key( $taken, $known ) ) : $words, ...array_values( array_diff_key( $taken, $known ) ) ) ) );
	}
}
