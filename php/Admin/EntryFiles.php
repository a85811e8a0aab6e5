<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Entries\Entry;
use Atoll\Entries\FileLinks;
use Atoll\Forms\FileAnswer;
use Atoll\Uploads\Uploads;

/** The files of an entry, to be downloaded. */
final class EntryFiles {

	public function __construct( private Uploads $uploads, private FileLinks $links ) {}

	/** @return array<string, string> Id => name, since an answer holds ids alone. */
	public function names( Entry $entry ): array {
		$files = $this->uploads->ofEntry( $entry->id );
		return array_column( $files, 'name', 'id' );
	}

	/** Prints nothing for an entry without files. */
	public function render( Entry $entry ): void {
		$files = $this->uploads->ofEntry( $entry->id );
		if ( array() === $files ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Files', 'atoll' ) . '</h2><ul>';
		foreach ( $files as $file ) {
			$this->item( $file );
		}
		echo '</ul>';
	}

	private function item( FileAnswer $file ): void {
		printf(
			'<li><a href="%s">%s</a> (%s)</li>',
			esc_url( $this->links->forViewers( $file->id ) ),
			esc_html( $file->name ),
			esc_html( (string) size_format( $file->size ) )
		);
	}
}
