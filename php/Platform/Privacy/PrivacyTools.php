<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** Connects data sources with WordPress' own tools, "Export Personal Data" and "Erase Personal Data". */
final class PrivacyTools {

	/** Groups exported per request; WordPress requests the next ones. */
	private const PAGE = 100;

	/** @param list<PersonalDataSource> $sources Sources that cannot erase are only exported. */
	public function __construct( private array $sources ) {}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	public function exporters( array $exporters ): array {
		foreach ( $this->sources as $source ) {
			$exporters[ $source->name() ] = array(
				'exporter_friendly_name' => $source->title(),
				'callback'               => fn( string $email, int $page ): array => $this->export(
					$source,
					DataSubject::of( $email ),
					$page
				),
			);
		}
		return $exporters;
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	public function erasers( array $erasers ): array {
		foreach ( $this->sources as $source ) {
			if ( $source instanceof ErasableDataSource ) {
				$erasers[ $source->name() ] = array(
					'eraser_friendly_name' => $source->title(),
					'callback'             => fn( string $email ): array => $this->erase(
						$source,
						DataSubject::of( $email )
					),
				);
			}
		}
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} In WordPress' format. */
	private function export( PersonalDataSource $source, DataSubject $subject, int $page ): array {
		$isPaged = $source instanceof PagedDataSource;
		$groups  = $isPaged ? $source->from( $subject, ( $page - 1 ) * self::PAGE ) : $source->groups( $subject );
		$data    = array();
		foreach ( $groups as $record ) {
			$data[] = array(
				'group_id'    => $source->name(),
				'group_label' => $source->title(),
				'item_id'     => "{$source->name()}-{$record->id}",
				// WordPress prints the values as HTML.
				'data'        => array_map(
					static fn( PersonalDataItem $item ): array => array(
						'name' => esc_html( $item->name ),
						'value' => nl2br( esc_html( $item->value ) ),
					),
					$record->facts
				),
			);
			if ( $isPaged && self::PAGE === count( $data ) ) {
				return array( 'data' => $data, 'done' => false );
			}
		}
		return array( 'data' => $data, 'done' => true );
	}

	/** @return array<string, mixed> In WordPress' format. */
	private function erase( ErasableDataSource $source, DataSubject $subject ): array {
		$erasure = $source->erase( $subject );
		return array(
			'items_removed'  => $erasure->removed > 0,
			'items_retained' => ! $erasure->isAll,
			'messages'       => $erasure->messages,
			'done'           => $erasure->isDone,
		);
	}
}
