<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\Entries\Panels\FilesPanel;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Listing\QueryParameters;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\SiteDateFormat;

/** Prints entries on a page of its own without wp-admin, each entry on a new sheet of A4. */
final class EntryPrintView {

	/** Query argument: ids separated by commas. */
	public const PARAMETER = 'print';

	/** @param \Closure(): string $company Returns the company's name. */
	public function __construct(
		private EntryRepository $entries,
		private EntryTexts $texts,
		private FilesPanel $files,
		private AccessLog $log,
		private \Closure $company
	) {}

	/** @param array<array-key, mixed> $queryParameters Query arguments of the screen's URL. */
	public function isRequested( array $queryParameters ): bool {
		return array() !== $this->ids( $queryParameters );
	}

	/**
	 * Returns the whole page, escaped.
	 *
	 * @param array<array-key, mixed> $queryParameters
	 */
	public function page( array $queryParameters, Visitor $by ): string {
		$ids     = array_slice( $this->ids( $queryParameters ), 0, ListQuery::MAX_ENTRIES );
		$entries = $this->entries->list(
			new EntryCriteria( Entry::STATUSES, limit: count( $ids ), ids: $ids )
		);
		foreach ( $entries as $entry ) {
			$this->log->record( AccessAction::Printed, $entry->id, $by );
		}
		$title = 1 === count( $entries ) ? $this->heading( $entries[0] ) : __( 'Entries', 'atoll' );
		$body  = array() === $entries
			? Html::element( 'p', array(), Html::text( __( 'There is no such entry.', 'atoll' ) ) )
			: implode( '', array_map( $this->sheet( ... ), $entries ) );
		return sprintf(
			'<!DOCTYPE html><html %s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>%s</title><style>%s</style></head><body><p class="bar"><button type="button" onclick="print()">%s</button></p><main>%s</main></body></html>',
			get_language_attributes(),
			esc_html( $title ),
			EntryPrintStyle::CSS,
			esc_html__( 'Print', 'atoll' ),
			$body
		);
	}

	private function sheet( Entry $entry ): string {
		$names = $this->files->names( $entry );
		$rows  = '';
		foreach ( $this->texts->answers( $entry ) as $row ) {
			$rows .= sprintf(
				'<tr><th scope="row">%s</th><td><bdi>%s</bdi></td></tr>',
				esc_html( $row['label'] ),
				nl2br( esc_html( strtr( $row['value'], $names ) ) )
			);
		}
		return sprintf(
			'<article><header><p class="company">%s</p><h1>%s</h1><p>%s</p></header><table>%s</table><footer>%s</footer></article>',
			esc_html( ( $this->company )() ),
			esc_html( $this->heading( $entry ) ),
			esc_html(
				sprintf(
					/* translators: 1: title of a form, 2: date and time. */
					__( '%1$s, received %2$s', 'atoll' ),
					$this->texts->formTitle( $entry ),
					$this->texts->date( $entry )
				)
			),
			$rows,
			/* translators: %s: date and time. */
			esc_html( sprintf( __( 'Printed %s', 'atoll' ), SiteDateFormat::text( time() ) ) )
		);
	}

	private function heading( Entry $entry ): string {
		/* translators: 1: number of an entry, 2: name of whoever it is from. */
		return sprintf( __( 'Entry %1$d: %2$s', 'atoll' ), $entry->id, $this->texts->sender( $entry ) );
	}

	/**
	 * @param array<array-key, mixed> $queryParameters
	 * @return list<int>
	 */
	private function ids( array $queryParameters ): array {
		return ( new QueryParameters( $queryParameters ) )->ids( self::PARAMETER );
	}
}
