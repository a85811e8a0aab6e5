<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Http\CurrentRequest;

/** The entries screen: the list, or the entry in the URL, to view, edit or print. */
final class EntriesPage {

	public function __construct(
		private CurrentRequest $request,
		private EntryListScreen $list,
		private SingleEntryPage $single,
		private EntryPrintView $print,
		private CurrentVisitor $visitors,
	) {}

	/**
	 * Runs on action `load-{page}`: handles submitted forms and enqueues scripts. If an entry cannot be read from the
	 * database, the screen shows only that.
	 */
	public function load(): void {
		try {
			$this->answer();
		} catch ( ReadFailed $failed ) {
			$failure = ( new ErrorBoundary() )->failure( $failed );
			wp_die(
				esc_html( $failure->message ),
				'',
				array( 'response' => $failure->status, 'back_link' => true )
			);
		}
	}

	/** @throws ReadFailed */
	private function answer(): void {
		$queryParameters = $this->request->queryParameters();
		if ( current_user_can( Capabilities::VIEW_ENTRIES ) && $this->print->isRequested( $queryParameters ) ) {
			nocache_headers();
			// Escaped where it is built.
			echo $this->print->page( $queryParameters, $this->visitors->current() );
			exit;
		}
		$this->single->respond();
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	public function render(): void {
		if ( ! current_user_can( Capabilities::VIEW_ENTRIES ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to see entries.', 'atoll' ),
				'',
				array( 'response' => 403 )
			);
		}
		echo '<div class="wrap">';
		$this->single->isRequested() ? $this->single->render() : $this->list->render();
		echo '</div>';
	}

	private function enqueue(): void {
		$this->single->isRequested() ? $this->single->enqueue() : $this->list->enqueue();
	}
}
