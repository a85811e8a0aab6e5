<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Admin\Entries\Actions\EntryActionController;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Http\CurrentRequest;

/** The page of the entry in the URL, to view or edit it. */
final class SingleEntryPage {

	public function __construct(
		private EntryRepository $entries,
		private EntryTexts $texts,
		private CurrentRequest $request,
		private EntryScreen $screen,
		private EntryEditScreen $edit,
		private EntryActionController $actions,
	) {}

	public function isRequested(): bool {
		return 0 !== $this->request->id( 'entry' );
	}

	/** Handles submitted forms, before any output. */
	public function respond(): void {
		$this->actions->respond();
		$this->edit->respond( $this->entry() );
		add_filter( 'admin_title', $this->title( ... ), 10, 2 );
	}

	public function enqueue(): void {
		$entry = $this->entry();
		match ( true ) {
			null === $entry            => null,
			$this->edit->isRequested() => $this->edit->enqueue(),
			default                    => $this->screen->enqueue( $entry ),
		};
	}

	public function render(): void {
		$entry = $this->entry();
		/* translators: %d: number of an entry. */
		$unknown = sprintf( __( 'Entry %d', 'atoll' ), $this->request->id( 'entry' ) );
		printf(
			'<h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">',
			esc_html( null === $entry ? $unknown : $this->heading( $entry ) )
		);
		match ( true ) {
			null === $entry            => $this->printMissing(),
			$this->edit->isRequested() => $this->edit->render( $entry ),
			default                    => $this->screen->render( $entry ),
		};
	}

	private function printMissing(): void {
		printf(
			'<p>%s</p><p><a href="%s">%s</a></p>',
			esc_html__( 'There is no such entry.', 'atoll' ),
			esc_url( AdminMenu::entries() ),
			esc_html__( '← All entries', 'atoll' )
		);
	}

	/** Returns the document title: the entry, preceded by an error if there is one. */
	private function title( string $fullTitle, string $title ): string {
		$entry    = $this->entry();
		$heading  = null === $entry ? $title : $this->heading( $entry );
		$newTitle = $this->actions->isRefused() || $this->edit->isRefused()
			/* translators: %s: title of a screen on which something was refused. */
			? sprintf( __( 'Not done: %s', 'atoll' ), $heading )
			: $heading;
		return str_starts_with( $fullTitle, $title ) ? $newTitle . substr( $fullTitle, strlen( $title ) ) : $fullTitle;
	}

	private function heading( Entry $entry ): string {
		/* translators: 1: number of an entry, 2: name of whoever it is from. */
		return sprintf( __( 'Entry %1$d: %2$s', 'atoll' ), $entry->id, $this->texts->sender( $entry ) );
	}

	private function entry(): ?Entry {
		return $this->entries->find( $this->request->id( 'entry' ) );
	}
}
