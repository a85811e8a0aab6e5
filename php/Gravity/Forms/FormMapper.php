<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;
use Atoll\Gravity\Settings\FormSettings;

/** A form to and from Gravity Forms' JSON; see {@see FieldMapper} for what stays as it came. */
final class FormMapper {

	/** What a site says about a form, as opposed to what the form is. */
	private const OF_THE_SITE = array( 'id', 'is_active', 'is_trash', 'date_created', 'date_updated', 'entrySave', 'csvDownload' );

	/** What a source says elsewhere, or in another way. */
	private const MAPPED = array( 'title', 'isActive', 'save', 'entrySave', 'csvDownload', 'confirmations', 'notifications', 'tolerant', 'pageList', 'nextFieldId', 'fields', 'gravity' );

	public function __construct(
		private FieldMapper $fields,
		private SubmitButtonMapper $button,
		private PageBreaks $pages,
		private SectionConditions $sections,
		private FormSettings $settings,
		private JsonObjectPaths $shapes,
	) {}

	/**
	 * @param array<string, mixed> $gravity
	 * @param bool|null            $isMoved Whether it came from Gravity Forms; null lets its `version` tell, which that plugin writes.
	 * @return array<string, mixed>
	 */
	public function toSource( array $gravity, ?bool $isMoved = null ): array {
		$isMoved ??= isset( $gravity['version'] );
		$fields    = array_map( fn( array $field ) => $this->fields->toSource( $field, $isMoved ), LooseValues::maps( $gravity['fields'] ?? null ) );
		$fields    = $this->button->add( $this->pages->take( $this->sections->add( $fields ) ), $gravity, $this->pages->count( $gravity ) );
		return array(
			'title'         => LooseValues::text( $gravity['title'] ?? '' ),
			'isActive'      => filter_var( $gravity['is_active'] ?? true, FILTER_VALIDATE_BOOLEAN ),
			'save'          => ! empty( LooseValues::map( $gravity['save'] ?? null )['enabled'] ),
			'entrySave'     => ! empty( $gravity['entrySave'] ),
			'csvDownload'   => ! empty( $gravity['csvDownload'] ),
			'confirmations' => $this->named( $gravity['confirmations'] ?? null ),
			'notifications' => $this->named( $gravity['notifications'] ?? null ),
			'tolerant'      => $isMoved,
			'pageList'      => $this->pages->read( $gravity ),
			'nextFieldId'   => $this->next( LooseValues::id( $gravity['nextFieldId'] ?? 0 ), array_merge( $fields, LooseValues::maps( $gravity['fields'] ?? null ) ) ),
			'fields'        => $fields,
			'gravity'       => array_diff_key( $gravity, array_flip( array( 'fields', ...self::OF_THE_SITE ) ) ),
		) + $this->settings->read( $gravity ) + AtollSettings::read( $gravity );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	public function fromSource( array $source, int $number, string $status, string $dateCreated ): array {
		$original = LooseValues::map( $source['gravity'] ?? null );
		$isMoved  = ! empty( $source['tolerant'] );
		$before   = $this->toSource( $original, $isMoved );
		$fields   = LooseValues::maps( $source['fields'] ?? null );
		$gravity  = array( 'title' => LooseValues::text( $source['title'] ?? '' ) ) + $original;
		foreach ( array( 'confirmations', 'notifications' ) as $list ) {
			if ( ( $source[ $list ] ?? array() ) !== $before[ $list ] || ! isset( $gravity[ $list ] ) ) {
				$gravity[ $list ] = (object) array_column( LooseValues::maps( $source[ $list ] ?? null ), null, 'id' );
			}
		}
		if ( ! empty( $source['save'] ) !== $before['save'] ) {
			$gravity['save'] = array( 'enabled' => ! empty( $source['save'] ) ) + LooseValues::map( $gravity['save'] ?? null );
		}
		$gravity           = AtollSettings::write( $source, array( ...self::MAPPED, ...$this->settings->names() ), $this->settings->write( $source, $gravity ) );
		$kept              = $this->button->remove( $fields );
		$written           = array_map( fn( array $field ) => $this->fields->fromSource( $field, $number, $isMoved ), $kept );
		$pages             = LooseValues::maps( $source['pageList'] ?? null );
		$gravity['fields'] = $this->pages->complete( $written, $this->pagesOf( $kept ), max( array( 0, ...$this->pagesOf( $fields ) ) ), $pages, $number );
		$gravity           = $this->pages->write( $gravity, $pages );
		$gravity           = $this->button->write( array( 'nextFieldId' => $this->nextFieldId( $source, $gravity ) ) + $gravity, $fields );
		$properties        = array(
			'id'           => $number,
			'entrySave'    => ! empty( $source['entrySave'] ),
			'csvDownload'  => ! empty( $source['csvDownload'] ),
			'is_active'    => 'publish' === $status ? '1' : '0',
			'is_trash'     => 'trash' === $status ? '1' : '0',
			'date_created' => $dateCreated,
		);
		return array_diff_key( $this->shapes->restore( $properties + $gravity, $original[ JsonObjectPaths::KEPT ] ?? null ), array( JsonObjectPaths::KEPT => true ) );
	}

	/**
	 * The number that the next field will get. Ours is one more than Gravity Forms' where a button of ours took that.
	 *
	 * @param array<string, mixed> $source
	 * @param array<string, mixed> $gravity With its fields, and its number as it came.
	 */
	private function nextFieldId( array $source, array $gravity ): int {
		$fields = LooseValues::maps( $gravity['fields'] ?? null );
		$came   = LooseValues::id( $gravity['nextFieldId'] ?? 0 );
		$now    = LooseValues::int( $source['nextFieldId'] ?? 0 );
		if ( $now > 1 + $this->next( $came, $fields ) ) {
			return $this->next( $now, $fields );
		}
		return $this->next( $came, $came > 0 ? $this->added( $source, $fields ) : $fields );
	}

	/**
	 * The fields that an editor added since the form came. Gravity Forms' own number may be lower than some of those that
	 * came, where an add-on numbered them.
	 *
	 * @param array<string, mixed>       $source
	 * @param list<array<string, mixed>> $fields In Gravity Forms' JSON.
	 * @return array<array<string, mixed>>
	 */
	private function added( array $source, array $fields ): array {
		$came = array_map(
			static fn( array $one ) => LooseValues::map( $one['gravity'] ?? null )['id'] ?? null,
			array( ...LooseValues::maps( $source['fields'] ?? null ), ...LooseValues::maps( $source['pageList'] ?? null ) )
		);
		return array_filter( $fields, static fn( array $field ) => ! in_array( $field['id'] ?? 0, $came, true ) );
	}

	/** @param array<array<string, mixed>> $fields */
	private function next( int $atLeast, array $fields ): int {
		return max( $atLeast, 1 + max( array( 0, ...array_map( static fn( array $field ) => LooseValues::id( $field['id'] ?? 0 ), array_values( $fields ) ) ) ) );
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @return list<int>
	 */
	private function pagesOf( array $fields ): array {
		return array_map( static fn( array $field ) => LooseValues::int( $field['page'] ?? 0 ), $fields );
	}

	/**
	 * A list of confirmations or notifications, which come as a list or as a map by id.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function named( mixed $items ): array {
		$named = array();
		foreach ( LooseValues::map( $items ) as $key => $item ) {
			if ( is_array( $item ) ) {
				$named[] = array( 'id' => LooseValues::text( $item['id'] ?? $key ) ) + LooseValues::map( $item );
			}
		}
		return $named;
	}
}
