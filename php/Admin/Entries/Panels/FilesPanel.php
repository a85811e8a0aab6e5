<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Admin\Entries\FileDownload;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Formats\FileSize;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** Panel with the files of an entry to download: those from its form, and those requested later. */
final class FilesPanel implements EntryPanel {

	private const PICTURES = '/\.(jpe?g|png|gif|webp)$/iD';

	public function __construct( private Uploads $uploads, private UploadLinks $links ) {}

	/** @param string $name Name of the file. */
	public static function isPicture( string $name ): bool {
		return 1 === preg_match( self::PICTURES, $name );
	}

	public function title(): string {
		return __( 'Files', 'atoll' );
	}

	/** @return array<string, string> File names by id, because answers only have ids. */
	public function names( Entry $entry ): array {
		$files = $this->uploads->ofEntry( $entry->id );
		return array_column( $files, 'name', 'id' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		return $this->list( $this->uploads->ofEntry( $entry->id ) );
	}

	/** @param list<FileAnswer> $files */
	public function list( array $files ): string {
		$items = implode( '', array_map( $this->item( ... ), $files ) );
		return '' === $items ? '' : "<ul>{$items}</ul>";
	}

	private function item( FileAnswer $file ): string {
		$address = $this->links->forViewers( $file->id );
		return sprintf(
			'<li>%s<a href="%s">%s</a> (%s)</li>',
			self::isPicture( $file->name )
				? sprintf( '<img class="atoll-thumbnail" loading="lazy" alt="" src="%s">', esc_url( add_query_arg( FileDownload::SHOWN, '1', $address ) ) )
				: '',
			esc_url( $address ),
			esc_html( $file->name ),
			esc_html( FileSize::text( $file->size ) )
		);
	}
}
