<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Access\Capabilities;
use Atoll\Admin\Casework\CaseDoor;
use Atoll\Cases\CaseFile;
use Atoll\Cases\Cases;
use Atoll\Entries\Entry;
use Atoll\Entries\EntryRepository;

/** The entries screen: the list, or one entry when the address names it. */
final class EntriesPage {

	/**
	 * @param list<EntryPanel> $panels What an entry's screen shows.
	 * @param list<EntryPanel> $aside  What stands beside it where there is room: what can be done.
	 */
	public function __construct(
		private EntryRepository $entries,
		private EntryFields $fields,
		private EntryFiles $files,
		private Cases $cases,
		private CaseDoor $door,
		private array $panels,
		private array $aside,
	) {}

	/** Action `load-{page}`: takes what the screen's forms post. */
	public function load(): void {
		$this->door->answer();
		add_filter( 'admin_title', $this->tab( ... ), 10, 2 );
	}

	/** The window's title: which entry it is, and first whether something was refused. */
	private function tab( string $whole, string $title ): string {
		$entry = $this->entries->find( $this->asked() );
		$own   = null === $entry ? $title : $this->heading( $entry );
		/* translators: %s: title of a screen on which something was refused. */
		$said  = $this->door->isRefused() ? sprintf( __( 'Not done: %s', 'atoll' ), $own ) : $own;
		return str_starts_with( $whole, $title ) ? $said . substr( $whole, strlen( $title ) ) : $whole;
	}

	private function heading( Entry $entry ): string {
		/* translators: 1: number of an entry, 2: name of whoever it is from. */
		return sprintf( __( 'Entry %1$d: %2$s', 'atoll' ), $entry->id, $this->fields->person( $entry ) );
	}

	private function asked(): int {
		return isset( $_GET['entry'] ) && is_string( $_GET['entry'] ) ? (int) $_GET['entry'] : 0; // Only looks.
	}

	public function render(): void {
		if ( ! current_user_can( Capabilities::VIEW_ENTRIES ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to see entries.', 'atoll' ), '', array( 'response' => 403 ) );
		}
		$id = $this->asked();
		echo '<div class="wrap">';
		$id > 0 ? $this->entry( $id ) : $this->list();
		echo '</div>';
	}

	private function list(): void {
		$table = new EntriesTable( $this->entries, $this->fields, $this->files, $this->cases );
		$table->prepare_items();
		echo '<h1 class="wp-heading-inline">' . esc_html__( 'Entries', 'atoll' ) . '</h1><hr class="wp-header-end">';
		$table->views();
		$table->display();
	}

	private function entry( int $id ): void {
		$entry = $this->entries->find( $id );
		/* translators: %d: number of an entry. */
		echo '<h1>' . esc_html( null === $entry ? sprintf( __( 'Entry %d', 'atoll' ), $id ) : $this->heading( $entry ) ) . '</h1><hr class="wp-header-end">';
		$this->door->notice();
		printf( '<p><a href="%s">%s</a></p>', esc_url( AdminPages::entries() ), esc_html__( '← All entries', 'atoll' ) );
		if ( null === $entry ) {
			echo '<p>' . esc_html__( 'There is no such entry.', 'atoll' ) . '</p>';
			return;
		}
		$case  = $this->cases->of( $id );
		// WordPress' own frame of an editing screen: two columns where there is room.
		echo '<div id="poststuff"><div id="post-body" class="metabox-holder columns-2">';
		echo '<div id="postbox-container-1" class="postbox-container">' . $this->boxes( $this->aside, $entry, $case ) . '</div>'; // Escaped where it is made.
		echo '<div id="postbox-container-2" class="postbox-container">' . $this->boxes( $this->panels, $entry, $case ) . '</div>'; // As above.
		echo '</div><br class="clear"></div>';
	}

	/** @param list<EntryPanel> $panels */
	private function boxes( array $panels, Entry $entry, CaseFile $case ): string {
		$boxes = '';
		foreach ( $panels as $panel ) {
			$body   = $panel->body( $entry, $case );
			$boxes .= '' === $body ? '' : sprintf( '<div class="postbox"><div class="postbox-header"><h2>%s</h2></div><div class="inside">%s</div></div>', esc_html( $panel->title() ), $body );
		}
		return $boxes;
	}
}
