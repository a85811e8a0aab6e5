<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminProvider;
use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Csv\CsvFileName;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\Download;

/**
 * Streams entries as CSV. `query` has the list's query arguments as JSON, `columns` is separated by commas. Errors are
 * plain text, sent instead of the file. After the file follow a NUL, the number of entries sent and a line feed:
 * colleagues may have moved some since they were counted, and an interrupted download ends without them.
 */
final class ExportController {

	/** Header with the approximate number of entries, to show progress. */
	private const ROWS = 'X-Atoll-Rows';

	/** Starts the part after the file. No input contains this character. */
	private const END = "\0";

	public function __construct(
		private EntryRepository $entries,
		private EntryExport $export,
		private ListQuery $query,
		private AccessLog $log,
		private CurrentRequest $request,
		private CurrentVisitor $visitors
	) {}

	/** @return array{url: string, nonce: string} Where to request an export. */
	public static function endpoint(): array {
		return array(
			'url'   => add_query_arg( 'action', AdminProvider::EXPORT, admin_url( 'admin-post.php' ) ),
			'nonce' => wp_create_nonce( AdminProvider::EXPORT ),
		);
	}

	public function respond(): void {
		nocache_headers();
		if ( ! current_user_can( Capabilities::EXPORT_ENTRIES ) ) {
			$this->refuse( __( 'Sorry, you are not allowed to export entries.', 'atoll' ), 403 );
		}
		if ( false === wp_verify_nonce( $this->request->posted( '_wpnonce' ), AdminProvider::EXPORT ) ) {
			$this->refuse( __( 'This page was open for too long. Load it again, and export then.', 'atoll' ), 403 );
		}
		try {
			$parameters = json_decode( $this->request->posted( 'query' ), true );
			$parameters = is_array( $parameters ) ? $parameters : array();
			$criteria   = $this->query->criteria( $parameters );
			$columns    = $this->columns( $criteria );
			$total      = $this->entries->count( $criteria );
		} catch ( \Throwable $error ) {
			$failure = ( new ErrorBoundary() )->failure( $error );
			$failure->sendHead();
			$this->refuse( $failure->message, $failure->status );
		}
		// Logged before the first row: users who cancel the download have seen entries too.
		$this->log->recordMany( AccessAction::Exported, $total, $parameters, $this->visitors->current() );
		$this->sendHeaders( $total );
		$this->send( $criteria, $columns );
		exit;
	}

	/** @param list<string> $columns */
	private function send( EntryCriteria $criteria, array $columns ): void {
		$write = static function ( string $piece ): void {
			echo str_replace( self::END, '', $piece ); // The text of a file, with its content type.
			flush();
		};
		try {
			$count = $this->export->write( $write, $criteria, $columns );
			printf( "%s%d\n", self::END, $count );
		} catch ( \Throwable $error ) {
			( new ErrorLog() )->write( $error ); // The user sees that the end of the file is missing.
		}
	}

	/**
	 * @return list<string> The requested columns.
	 * @throws BadRequest If one does not exist: nobody would notice its absence before they need the file.
	 */
	private function columns( EntryCriteria $criteria ): array {
		$wanted    = array_values( array_filter( explode( ',', $this->request->posted( 'columns' ) ) ) );
		$available = array_keys( $this->export->availableColumns( $criteria->formNumbers ) );
		$unknown   = implode( ', ', array_diff( $wanted, array_map( strval( ... ), $available ) ) );
		return '' === $unknown
			? $wanted
			: throw new BadRequest(
				'atoll_columns_unknown',
				/* translators: %s: what finds the column, such as 5.1; several with commas. */
				sprintf( __( 'There is no such column: %s. Load this page again, and export then.', 'atoll' ), $unknown )
			);
	}

	private function sendHeaders( int $total ): void {
		$title = sprintf( '%s %s', __( 'Entries', 'atoll' ), wp_date( 'Y-m-d' ) );
		( new Download( CsvFileName::fromTitle( $title ), Csv::TYPE ) )->begin();
		header( 'X-Accel-Buffering: no' );
		header( self::ROWS . ": {$total}" );
	}

	private function refuse( string $sentence, int $status ): never {
		status_header( $status );
		header( 'Content-Type: text/plain; charset=utf-8' );
		echo esc_html( $sentence );
		exit;
	}
}
