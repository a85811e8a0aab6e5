<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ErrorLog;

/**
 * Actions for other plugins about changes to an application. They run after the commit, and an exception in another
 * plugin does not make the response an error.
 */
final class ApplicationEvents {

	/**
	 * @param string $from Name of the previous status, such as `received`.
	 * @param string $to   Name of the new status.
	 */
	public function statusChanged( Entry $entry, string $from, string $to, Visitor $by ): void {
		/**
		 * Fires after the status of an application has changed.
		 *
		 * @param Entry   $entry
		 * @param string  $from  Name of the previous status.
		 * @param string  $to    Name of the new status.
		 * @param Visitor $by
		 */
		$this->safely( static fn() => do_action( 'atoll_application_status_changed', $entry, $from, $to, $by ) );
	}

	/**
	 * @param string       $document The requested document, such as "Two recent payslips".
	 * @param list<string> $uploads  Public ids of the files.
	 */
	public function documentReceived( Entry $entry, string $document, array $uploads, Visitor $by ): void {
		/**
		 * Fires after files for a document request were received: each time that files arrive, with the new ones.
		 *
		 * @param Entry        $entry
		 * @param string       $document The requested document.
		 * @param list<string> $uploads  Public ids of the new files.
		 * @param Visitor      $by       The client.
		 */
		$this->safely( static fn() => do_action( 'atoll_document_received', $entry, $document, $uploads, $by ) );
	}

	/** @param \Closure(): void $notify */
	private function safely( \Closure $notify ): void {
		try {
			$notify();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of an application' );
		}
	}
}
