<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Admin\Applications\EntryActionController;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Http\CurrentRequest;

/** The entries screen: the list, or one entry when the address names it, to be read, changed or printed. */
final class EntriesPage {

	public function __construct(
		private EntryRepository $entries,
		private EntryTexts $words,
		private CurrentRequest $request,
		private EntryListScreen $list,
		private EntryScreen $one,
		private EntryEditScreen $edit,
		private EntryPrintView $print,
		private EntryActionController $door,
		private CurrentVisitor $visitors,
	) {}

	/** Action `load-{page}`: takes what the screen's forms post, and brings what it needs. */
	public function load(): void {
		if ( current_user_can( Capabilities::VIEW_ENTRIES ) && $this->print->isAsked( $this->request->address() ) ) {
			nocache_headers();
			// Escaped where it is made.
			echo $this->print->page( $this->request->address(), $this->visitors->current() );
			exit;
		}
		$this->door->answer();
		$this->edit->answer( $this->entry() );
		add_filter( 'admin_title', $this->tab( ... ), 10, 2 );
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
		$this->body();
		echo '</div>';
	}

	private function body(): void {
		$id    = $this->request->id( 'entry' );
		$entry = $this->entry();
		if ( 0 === $id ) {
			$this->list->render();
			return;
		}
		echo '<h1 class="wp-heading-inline">'
			/* translators: %d: number of an entry. */
			. esc_html( null === $entry ? sprintf( __( 'Entry %d', 'atoll' ), $id ) : $this->heading( $entry ) )
			. '</h1><hr class="wp-header-end">';
		match ( true ) {
			null === $entry                        => $this->missing(),
			$this->edit->isAsked() => $this->edit->render( $entry ),
			default                                => $this->one->render( $entry ),
		};
	}

	private function missing(): void {
		printf(
			'<p>%s</p><p><a href="%s">%s</a></p>',
			esc_html__( 'There is no such entry.', 'atoll' ),
			esc_url( AdminMenu::entries() ),
			esc_html__( '← All entries', 'atoll' )
		);
	}

	private function enqueue(): void {
		match ( true ) {
			0 === $this->request->id( 'entry' ) => $this->list->enqueue(),
			null === $this->entry()             => null,
			$this->edit->isAsked()              => $this->edit->enqueue(),
			default                             => $this->one->enqueue( $this->entry() ),
		};
	}

	/** The window's title: which entry it is, and first whether something was refused. */
	private function tab( string $whole, string $title ): string {
		$entry = $this->entry();
		$own   = null === $entry ? $title : $this->heading( $entry );
		$said  = $this->door->isRefused() || $this->edit->isRefused()
			/* translators: %s: title of a screen on which something was refused. */
			? sprintf( __( 'Not done: %s', 'atoll' ), $own )
			: $own;
		return str_starts_with( $whole, $title ) ? $said . substr( $whole, strlen( $title ) ) : $whole;
	}

	private function heading( Entry $entry ): string {
		/* translators: 1: number of an entry, 2: name of whoever it is from. */
		return sprintf( __( 'Entry %1$d: %2$s', 'atoll' ), $entry->id, $this->words->person( $entry ) );
	}

	private function entry(): ?Entry {
		return $this->entries->find( $this->request->id( 'entry' ) );
	}
}
