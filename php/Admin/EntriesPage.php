<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Access\Capabilities;
use Atoll\Entries\EntryRepository;

/** The entries screen: the list, or one entry when the address names it. */
final class EntriesPage {

	public function __construct( private EntryRepository $entries, private EntryFields $fields, private EntryMail $mail, private EntryFiles $files ) {}

	public function render(): void {
		if ( ! current_user_can( Capabilities::VIEW_ENTRIES ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to see entries.', 'atoll' ), '', array( 'response' => 403 ) );
		}
		$id = isset( $_GET['entry'] ) && is_string( $_GET['entry'] ) ? (int) $_GET['entry'] : 0; // Only looks.
		echo '<div class="wrap">';
		$id > 0 ? $this->entry( $id ) : $this->list();
		echo '</div>';
	}

	private function list(): void {
		$table = new EntriesTable( $this->entries, $this->fields, $this->files );
		$table->prepare_items();
		echo '<h1 class="wp-heading-inline">' . esc_html__( 'Entries', 'atoll' ) . '</h1><hr class="wp-header-end">';
		$table->views();
		$table->display();
	}

	private function entry( int $id ): void {
		$entry = $this->entries->find( $id );
		/* translators: %d: number of an entry. */
		echo '<h1>' . esc_html( sprintf( __( 'Entry %d', 'atoll' ), $id ) ) . '</h1>';
		printf( '<p><a href="%s">%s</a></p>', esc_url( menu_page_url( AdminPages::ENTRIES, false ) ), esc_html__( '← All entries', 'atoll' ) );
		if ( null === $entry ) {
			echo '<p>' . esc_html__( 'There is no such entry.', 'atoll' ) . '</p>';
			return;
		}
		$names = $this->files->names( $entry );
		echo '<table class="widefat striped"><tbody>';
		foreach ( array( ...$this->fields->answers( $entry ), ...$this->fields->facts( $entry ) ) as $row ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $row['label'] ), nl2br( esc_html( strtr( $row['value'], $names ) ) ) );
		}
		echo '</tbody></table>';
		$this->files->render( $entry );
		$this->mail->render( $entry );
	}
}
