<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;
use Atoll\Gravity\Settings\FormSettings;

/** Converts a form from and to Gravity Forms' JSON; {@see FieldMapper} says what is exported as it was imported. */
final class FormMapper {

	/** Properties of a site's copy of a form, which do not belong to the form itself. */
	private const OF_THE_SITE = array(
		'id',
		'is_active',
		'is_trash',
		'date_created',
		'date_updated',
		'entrySave',
		'csvDownload',
		ReportedForm::KEY,
	);

	/** Properties that this class converts itself, not by the list of shared settings. */
	private const MAPPED = array(
		'title',
		'isActive',
		'save',
		'entrySave',
		'csvDownload',
		'confirmations',
		'notifications',
		'tolerant',
		'pageList',
		'nextFieldId',
		'fields',
		'gravity',
	);

	public function __construct(
		private FieldMapper $fields,
		private SubmitButtonMapper $button,
		private PageBreaks $pages,
		private SectionConditions $sections,
		private FormSettings $settings,
		private JsonObjectPaths $objectPaths,
	) {}

	/**
	 * @param array<string, mixed> $gravity
	 * @param bool|null            $isTolerant Whether it came from Gravity Forms; null if that depends on `version`,
	 *                                         which that plugin writes.
	 * @return array<string, mixed>
	 */
	public function toSource( array $gravity, ?bool $isTolerant = null ): array {
		$isTolerant  ??= isset( $gravity['version'] );
		$gravityFields = LooseValues::maps( $gravity['fields'] ?? null );
		$fields        = array_map( fn( array $one ) => $this->fields->toSource( $one, $isTolerant ), $gravityFields );
		$fields        = $this->pages->assignPages( $this->sections->add( $fields ) );
		$fields        = $this->button->add( $fields, $gravity, $this->pages->count( $gravity ) );
		$emails        = $this->fields->emailAddresses( $fields );
		$next          = LooseValues::id( $gravity['nextFieldId'] ?? 0 );
		return array(
			'title'         => LooseValues::text( $gravity['title'] ?? '' ),
			'isActive'      => filter_var( $gravity['is_active'] ?? true, FILTER_VALIDATE_BOOLEAN ),
			'save'          => ! empty( LooseValues::map( $gravity['save'] ?? null )['enabled'] ),
			'entrySave'     => ! empty( $gravity['entrySave'] ),
			'csvDownload'   => ! empty( $gravity['csvDownload'] ),
			'confirmations' => NamedItems::read( $gravity['confirmations'] ?? null ),
			'notifications' => DefaultNotification::toSource( $gravity['notifications'] ?? null, $emails ),
			'tolerant'      => $isTolerant,
			'pageList'      => $this->pages->read( $gravity ),
			'nextFieldId'   => NextFieldId::atLeast( $next, array_merge( $fields, $gravityFields ) ),
			'fields'        => $fields,
			'gravity'       => array_diff_key( $gravity, array_flip( array( 'fields', ...self::OF_THE_SITE ) ) ),
		) + $this->settings->read( $gravity ) + AtollSettings::read( $gravity );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	public function fromSource( array $source, int $number, string $status, string $dateCreated ): array {
		$original   = LooseValues::map( $source['gravity'] ?? null );
		$isTolerant = ! empty( $source['tolerant'] );
		$before     = $this->toSource( $original, $isTolerant );
		$gravity    = array( 'title' => LooseValues::text( $source['title'] ?? '' ) ) + $original;
		$gravity    = NamedItems::write( $this->lists( $source ), $gravity );
		if ( ! empty( $source['save'] ) !== $before['save'] ) {
			$gravity['save'] = array( 'enabled' => ! $before['save'] ) + LooseValues::map( $gravity['save'] ?? null );
		}
		$shared            = array( ...self::MAPPED, ...$this->settings->names() );
		$gravity           = AtollSettings::write( $source, $shared, $this->settings->write( $source, $gravity ) );
		$gravity['fields'] = $this->fieldsFromSource( $source, $number, $isTolerant );
		$gravity           = $this->pages->write( $gravity, LooseValues::maps( $source['pageList'] ?? null ) );
		$gravity           = array( 'nextFieldId' => NextFieldId::calculate( $source, $gravity ) ) + $gravity;
		$properties        = array(
			'id'           => $number,
			'entrySave'    => ! empty( $source['entrySave'] ),
			'csvDownload'  => ! empty( $source['csvDownload'] ),
			'is_active'    => 'publish' === $status ? '1' : '0',
			'is_trash'     => 'trash' === $status ? '1' : '0',
			'date_created' => $dateCreated,
		);
		return array_diff_key(
			$this->objectPaths->restore(
				$properties + $this->button->write( $gravity, LooseValues::maps( $source['fields'] ?? null ) ),
				$original[ JsonObjectPaths::KEY ] ?? null
			),
			array( JsonObjectPaths::KEY => true )
		);
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, list<array<string, mixed>>> Confirmations and notifications in Gravity Forms' shape.
	 */
	private function lists( array $source ): array {
		$emails        = $this->fields->emailAddresses( LooseValues::maps( $source['fields'] ?? null ) );
		$notifications = LooseValues::maps( $source['notifications'] ?? null );
		return array(
			'confirmations' => LooseValues::maps( $source['confirmations'] ?? null ),
			'notifications' => DefaultNotification::fromSource( $notifications, $emails ),
		);
	}

	/**
	 * @param array<string, mixed> $source
	 * @return list<array<string, mixed>> Without a button that Gravity Forms has outside its fields; with page breaks.
	 */
	private function fieldsFromSource( array $source, int $number, bool $isTolerant ): array {
		$all    = LooseValues::maps( $source['fields'] ?? null );
		$fields = $this->button->remove( $all );
		$mapped = array_map( fn( array $field ) => $this->fields->fromSource( $field, $number, $isTolerant ), $fields );
		$mapped = $this->sections->write( $mapped, $fields );
		$last   = max( array( 0, ...$this->pagesOf( $all ) ) );
		$pages  = LooseValues::maps( $source['pageList'] ?? null );
		return $this->pages->complete( $mapped, $this->pagesOf( $fields ), $last, $pages, $number );
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @return list<int>
	 */
	private function pagesOf( array $fields ): array {
		return array_map( static fn( array $field ) => LooseValues::int( $field['page'] ?? 0 ), $fields );
	}
}
