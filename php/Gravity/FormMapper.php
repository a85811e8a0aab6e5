<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

/** A form to and from Gravity Forms' JSON; see {@see FieldMapper} for what stays as it came. */
final class FormMapper {

	/** What a site says about a form, as opposed to what the form is. */
	private const OF_THE_SITE = array( 'id', 'is_active', 'is_trash', 'date_created', 'date_updated', 'entrySave', 'csvDownload' );

	public function __construct( private FieldMapper $fields, private SubmitButton $button, private PageBreaks $pages, private Sections $sections ) {}

	/**
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public function toSource( array $gravity ): array {
		$fields = $this->paged( array_map( fn( array $field ) => $this->fields->toSource( $field, $this->isMoved( $gravity ) ), Loose::maps( $gravity['fields'] ?? null ) ) );
		return array(
			'title'         => Loose::text( $gravity['title'] ?? '' ),
			'isActive'      => filter_var( $gravity['is_active'] ?? true, FILTER_VALIDATE_BOOLEAN ),
			'save'          => ! empty( Loose::map( $gravity['save'] ?? null )['enabled'] ),
			'entrySave'     => ! empty( $gravity['entrySave'] ),
			'csvDownload'   => ! empty( $gravity['csvDownload'] ),
			'confirmations' => $this->named( $gravity['confirmations'] ?? null ),
			'notifications' => $this->named( $gravity['notifications'] ?? null ),
			'tolerant'      => $this->isMoved( $gravity ),
			'pageList'      => $this->pages->read( $gravity ),
			'fields'        => $this->button->add( $this->sections->add( $fields ), $gravity ),
			'gravity'       => array_diff_key( $gravity, array_flip( array( 'fields', ...self::OF_THE_SITE ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	public function fromSource( array $source, int $number, string $status, string $dateCreated ): array {
		$original = Loose::map( $source['gravity'] ?? null );
		$before   = $this->toSource( $original );
		$fields   = Loose::maps( $source['fields'] ?? null );
		$gravity  = array( 'title' => Loose::text( $source['title'] ?? '' ) ) + $original;
		foreach ( array( 'confirmations', 'notifications' ) as $list ) {
			if ( ( $source[ $list ] ?? array() ) !== $before[ $list ] || ! isset( $gravity[ $list ] ) ) {
				$gravity[ $list ] = (object) array_column( Loose::maps( $source[ $list ] ?? null ), null, 'id' );
			}
		}
		if ( ! empty( $source['save'] ) !== $before['save'] ) {
			$gravity['save'] = array( 'enabled' => ! empty( $source['save'] ) ) + Loose::map( $gravity['save'] ?? null );
		}
		$gravity           = $this->button->write( $gravity, $fields );
		$kept              = $this->button->remove( $fields );
		$written           = array_map( fn( array $field ) => $this->fields->fromSource( $field, $number, $this->isMoved( $original ) ), $kept );
		$gravity['fields'] = $this->pages->complete( $written, array_map( static fn( array $field ) => Loose::int( $field['page'] ?? 0 ), $kept ), $number );
		$gravity           = $this->pages->write( $gravity, Loose::maps( $source['pageList'] ?? null ) );
		return array(
			'id'           => $number,
			'nextFieldId'  => $this->nextFieldId( $gravity ),
			'entrySave'    => ! empty( $source['entrySave'] ),
			'csvDownload'  => ! empty( $source['csvDownload'] ),
			'is_active'    => 'publish' === $status ? '1' : '0',
			'is_trash'     => 'trash' === $status ? '1' : '0',
			'date_created' => $dateCreated,
		) + $gravity;
	}

	/**
	 * Whether a form came from Gravity Forms, which says its version in what it exports.
	 *
	 * @param array<string, mixed> $gravity
	 */
	private function isMoved( array $gravity ): bool {
		return isset( $gravity['version'] );
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
			$page                    += 'page' === ( Loose::map( $field['gravity'] )['type'] ?? '' ) ? 1 : 0;
			$fields[ $index ]['page'] = $page;
		}
		return $fields;
	}

	/** @param array<string, mixed> $gravity */
	private function nextFieldId( array $gravity ): int {
		$ids = array_map( static fn( array $field ) => Loose::int( $field['id'] ?? 0 ), Loose::maps( $gravity['fields'] ?? null ) );
		return max( Loose::int( $gravity['nextFieldId'] ?? 0 ), 1 + max( array( 0, ...$ids ) ) );
	}

	/**
	 * A list of confirmations or notifications, which come as a list or as a map by id.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function named( mixed $items ): array {
		$named = array();
		foreach ( Loose::map( $items ) as $key => $item ) {
			if ( is_array( $item ) ) {
				$named[] = array( 'id' => Loose::text( $item['id'] ?? $key ) ) + Loose::map( $item );
			}
		}
		return $named;
	}
}
