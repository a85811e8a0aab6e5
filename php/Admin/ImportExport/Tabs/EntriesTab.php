<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport\Tabs;

use Atoll\Admin\ImportExport\ImportPage;
use Atoll\Admin\ImportExport\Views\ImportPageLayout;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Gravity\Migration\MigrationReport;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Http\CurrentRequest;

/** Imports entries from Gravity Forms' own tables, a batch per request. The page requests the next batch by itself. */
final class EntriesTab implements ImportExportTab {

	public const NAME = 'entries';

	/** Entries per request, which takes a few seconds. */
	private const BATCH = 200;

	private const CONTINUE_NONCE = 'atoll_go_on';

	private const START    = 'move';
	private const CONTINUE = 'go_on';

	public function __construct( private EntryMigration $migration, private CurrentRequest $request ) {}

	public function title(): string {
		return $this->migration->isOffered() || $this->migration->isTooOld() ? __( 'Move entries', 'atoll' ) : '';
	}

	public function body(): string {
		if ( $this->migration->isTooOld() ) {
			return sprintf( '<p>%s</p>', esc_html( EntryMigration::tooOldNotice() ) );
		}
		if ( ! current_user_can( Capabilities::EDIT_ENTRIES ) ) {
			return sprintf( '<p>%s</p>', esc_html__( 'The entries of Gravity Forms’ own tables can be moved here. Your login may not change entries: ask somebody whose login may.', 'atoll' ) );
		}
		$report = $this->migration->report();
		$isHalf = $report->done > 0 && ! $report->isFinished;
		// Without the nonce, a link on another site could start the migration.
		$wasRun = false !== wp_verify_nonce( $this->request->query( self::CONTINUE_NONCE ), self::CONTINUE_NONCE );
		$goesOn = $wasRun && ! $report->isFinished;
		return sprintf( '<p>%s</p>', esc_html__( 'Copies forms and entries from Gravity Forms’ tables into Atoll, with their dates, notes, files, stars and senders, and with their numbers if those are free. No emails are sent, and nothing in Gravity Forms is changed or deleted. You can stop and continue at any time.', 'atoll' ) )
			. $this->progress( $report, $goesOn, $wasRun )
			. ImportPageLayout::form(
				self::NAME,
				$isHalf ? self::CONTINUE : self::START,
				sprintf( '<p class="submit"><button class="button button-primary">%s</button></p>', esc_html( $this->label( $report, $goesOn ) ) )
			)
			. ( $goesOn ? wp_get_inline_script_tag( 'document.querySelector( ".atoll-import form" ).submit();' ) : '' )
			. $this->details( $report );
	}

	public function handle( string $step ): string {
		if ( ! current_user_can( Capabilities::EDIT_ENTRIES ) ) {
			throw new BadRequest(
				'atoll_forbidden',
				__( 'Sorry, you are not allowed to bring entries in.', 'atoll' ),
				403
			);
		}
		// Another browser tab may have finished the migration: continuing must not start it again.
		$this->migration->run( null, self::BATCH, self::CONTINUE !== $step );
		return ImportPage::url( self::NAME, array( self::CONTINUE_NONCE => wp_create_nonce( self::CONTINUE_NONCE ) ) );
	}

	private function label( MigrationReport $report, bool $goesOn ): string {
		if ( $goesOn || ( $report->done > 0 && ! $report->isFinished ) ) {
			return __( 'Continue', 'atoll' );
		}
		return $report->isFinished ? __( 'Look for new entries', 'atoll' ) : __( 'Move forms and entries', 'atoll' );
	}

	private function progress( MigrationReport $report, bool $goesOn, bool $wasRun ): string {
		if ( 0 === $report->done && ! $report->isFinished ) {
			return '';
		}
		return sprintf(
			'<h2>%1$s</h2><p><progress max="%2$d" value="%3$d" aria-label="%4$s" style="inline-size:min(100%%,480px)"></progress></p><p role="status"%5$s>%6$s</p>',
			esc_html(
				$report->isFinished
					? __( 'All entries have been looked at', 'atoll' )
					: ( $goesOn ? __( 'Moving entries', 'atoll' ) : __( 'Stopped half way', 'atoll' ) )
			),
			max( 1, $report->total ),
			$report->total > 0 ? $report->done : 1,
			esc_attr__( 'Entries', 'atoll' ),
			$wasRun ? ' tabindex="-1" autofocus' : '',
			esc_html( $report->progress() )
		);
	}

	private function details( MigrationReport $report ): string {
		$titles = array(
			'entries' => __( 'Entries that were not moved', 'atoll' ),
			'files'   => __( 'Files that were not copied', 'atoll' ),
			'numbers' => __( 'Numbers that changed', 'atoll' ),
			'access'  => __( 'Programs and roles that need access', 'atoll' ),
			'drafts'  => __( 'Partly completed forms that are not moved', 'atoll' ),
			'forms'   => __( 'Forms', 'atoll' ),
		);
		$html   = '';
		foreach ( $titles as $kind => $title ) {
			$items = implode(
				'',
				array_map(
					static fn( string $sentence ): string => '<li>' . esc_html( $sentence ) . '</li>',
					$report->sentences( $kind )
				)
			);
			$html .= '' === $items
				? ''
				: sprintf( '<details><summary>%s (%s)</summary><ul class="ul-disc">%s</ul></details>', esc_html( $title ), esc_html( number_format_i18n( $report->count( $kind ) ) ), $items );
		}
		return $html;
	}
}
