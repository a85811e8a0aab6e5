<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

/** A form to and from Gravity Forms' JSON; see {@see FieldMapper} for what stays as it came. */
final class FormMapper {

	/** What a site says about a form, as opposed to what the form is. */
	private const OF_THE_SITE = array( 'id', 'is_active', 'is_trash', 'date_created', 'date_updated', 'entrySave' );

	public function __construct( private FieldMapper $fields, private SubmitButton $button ) {}

	/**
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public function toSource( array $gravity ): array {
		$fields = $this->paged( array_map( $this->fields->toSource( ... ), array_values( array_filter( (array) ( $gravity['fields'] ?? array() ), 'is_array' ) ) ) );
		return array(
			'title'         => is_scalar( $gravity['title'] ?? null ) ? (string) $gravity['title'] : '',
			'isActive'      => filter_var( $gravity['is_active'] ?? true, FILTER_VALIDATE_BOOLEAN ),
			'save'          => ! empty( $gravity['save']['enabled'] ?? false ),
			'entrySave'     => ! empty( $gravity['entrySave'] ),
			'confirmations' => $this->named( $gravity['confirmations'] ?? array() ),
			'notifications' => $this->named( $gravity['notifications'] ?? array() ),
			'fields'        => $this->button->add( $fields, $gravity ),
			'gravity'       => array_diff_key( $gravity, array_flip( array( 'fields', ...self::OF_THE_SITE ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	public function fromSource( array $source, int $number, string $status, string $dateCreated ): array {
		$original = (array) ( $source['gravity'] ?? array() );
		$before   = $this->toSource( $original );
		$fields   = array_values( array_filter( (array) ( $source['fields'] ?? array() ), 'is_array' ) );
		$gravity  = array( 'title' => (string) ( $source['title'] ?? '' ) ) + $original;
		foreach ( array( 'confirmations', 'notifications' ) as $list ) {
			if ( ( $source[ $list ] ?? array() ) !== $before[ $list ] || ! isset( $gravity[ $list ] ) ) {
				$gravity[ $list ] = (object) array_column( (array) ( $source[ $list ] ?? array() ), null, 'id' );
			}
		}
		if ( ! empty( $source['save'] ) !== $before['save'] ) {
			$gravity['save'] = array( 'enabled' => ! empty( $source['save'] ) ) + (array) ( $gravity['save'] ?? array() );
		}
		$gravity           = $this->button->write( $gravity, $fields );
		$gravity['fields'] = array_map( fn( array $field ) => $this->fields->fromSource( $field, $number ), $this->button->remove( $fields ) );
		return array(
			'id'           => $number,
			'nextFieldId'  => $this->nextFieldId( $gravity ),
			'entrySave'    => ! empty( $source['entrySave'] ),
			'is_active'    => 'publish' === $status ? '1' : '0',
			'is_trash'     => 'trash' === $status ? '1' : '0',
			'date_created' => $dateCreated,
		) + $gravity;
	}

	/**
	 * Gravity Forms counts pages by its page breaks, which are fields, whatever `pageNumber` says.
	 *
	 * @param list<array<string, mixed>> $fields
	 * @return list<array<string, mixed>>
	 */
	private function paged( array $fields ): array {
		$page = 0;
		foreach ( $fields as $index => $field ) {
			$page                    += 'page' === ( $field['gravity']['type'] ?? '' ) ? 1 : 0;
			$fields[ $index ]['page'] = $page;
		}
		return $fields;
	}

	/** @param array<string, mixed> $gravity */
	private function nextFieldId( array $gravity ): int {
		$said = $gravity['nextFieldId'] ?? 0;
		return max( is_numeric( $said ) ? (int) $said : 0, 1 + max( array( 0, ...array_map( 'intval', array_column( $gravity['fields'], 'id' ) ) ) ) );
	}

	/**
	 * A list of confirmations or notifications, which come as a list or as a map by id.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function named( mixed $items ): array {
		$named = array();
		foreach ( is_array( $items ) ? $items : array() as $key => $item ) {
			if ( is_array( $item ) ) {
				$id      = $item['id'] ?? $key;
				$named[] = array( 'id' => is_scalar( $id ) ? (string) $id : (string) $key ) + $item;
			}
		}
		return $named;
	}
}
