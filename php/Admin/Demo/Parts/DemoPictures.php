<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\RemainingContent;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Images\PictureSources;

/** The demo's drawings, added to the media library with their dark versions. */
final class DemoPictures implements DemoPart {

	private const TYPE = 'image/webp';

	public function __construct(
		private string $folder,
		private DemoMarkers $markers,
		private RemainingContent $remaining
	) {}

	public function label(): string {
		return __( 'Pictures', 'atoll' );
	}

	public function install( DemoPlaceholders $placeholders ): void {
		foreach ( glob( $this->folder . '/*-day.webp' ) ?: array() as $day ) {
			$name = basename( $day, '-day.webp' );
			update_post_meta(
				$this->attachment( $name . '-day' ),
				PictureSources::DARK,
				$this->attachment( $name . '-night' )
			);
		}
	}

	/** Deletes the images. Those that are still shown somewhere stay, with their dark versions. */
	public function remove(): void {
		$visible = array();
		foreach ( $this->markers->withPrefix( 'picture:' ) as $mark => $picture ) {
			if ( $this->remaining->showsPicture( $picture ) ) {
				$visible[] = $picture;
				$visible[] = $this->markers->find( (string) preg_replace( '/-day$/', '-night', $mark ) );
			}
		}
		$this->markers->remove( 'picture:', static fn( int $picture ): bool => in_array( $picture, $visible, true ) );
	}

	private function attachment( string $name ): int {
		$id = $this->markers->find( "picture:{$name}" );
		if ( $id && ! is_file( (string) get_attached_file( $id ) ) ) {
			$this->copyFiles( $name );
		}
		return $id ?: $this->add( $name );
	}

	/**
	 * @return string Absolute path of their folder.
	 * @throws \RuntimeException Shown in the terminal.
	 */
	private function copyFiles( string $name ): string {
		$uploads = wp_upload_dir();
		if ( $uploads['error'] ) {
			throw new \RuntimeException( (string) $uploads['error'] );
		}
		$folder = $uploads['basedir'] . '/atoll-demo';
		wp_mkdir_p( $folder );
		foreach ( array( ...$this->smallerFiles( $name ), "{$name}.webp" ) as $file ) {
			if ( ! @copy( "{$this->folder}/{$file}", "{$folder}/{$file}" ) ) {
				throw new \RuntimeException( "{$file} could not be copied to {$folder}." );
			}
		}
		return $folder;
	}

	private function add( string $name ): int {
		$targetFolder = $this->copyFiles( $name );
		$post = array(
			'post_title'     => ucfirst( strtr( $name, '-', ' ' ) ),
			'post_mime_type' => self::TYPE,
			'post_status'    => 'inherit',
		);
		return $this->markers->make(
			"picture:{$name}",
			function () use ( $post, $name, $targetFolder ): int|\WP_Error {
				$id = wp_insert_attachment( $post, "{$targetFolder}/{$name}.webp", 0, true );
				if ( is_int( $id ) ) {
					wp_update_attachment_metadata( $id, $this->metadata( $name ) );
					update_post_meta( $id, '_wp_attachment_image_alt', $this->altText( $name ) );
				}
				return $id;
			}
		);
	}

	/** Returns the alternative text from alt.json; empty for decorative images. */
	private function altText( string $name ): string {
		$words = JsonData::of( wp_json_file_decode( "{$this->folder}/alt.json", array( 'associative' => true ) ) );
		return $words->string( (string) preg_replace( '/-(day|night)$/', '', $name ) );
	}

	/** @return list<string> Files of the same image in smaller sizes: name-WIDTHxHEIGHT.webp. */
	private function smallerFiles( string $name ): array {
		return array_map( 'basename', glob( "{$this->folder}/{$name}-[0-9]*x[0-9]*.webp" ) ?: array() );
	}

	/** @return array<string, mixed> Metadata as WordPress would have written it for these sizes. */
	private function metadata( string $name ): array {
		list( $width, $height ) = $this->size( "{$name}.webp" );
		$sizes                  = array();
		foreach ( $this->smallerFiles( $name ) as $file ) {
			list( $smallWidth, $smallHeight ) = $this->size( $file );
			$sizes[ "atoll-{$smallWidth}" ]   = array(
				'file'      => $file,
				'width'     => $smallWidth,
				'height'    => $smallHeight,
				'mime-type' => self::TYPE,
			);
		}
		return compact( 'width', 'height', 'sizes' ) + array(
			'file'       => "atoll-demo/{$name}.webp",
			'filesize'   => (int) filesize( "{$this->folder}/{$name}.webp" ),
			'image_meta' => array(),
		);
	}

	/** @return array{int, int} */
	private function size( string $file ): array {
		$size = wp_getimagesize( "{$this->folder}/{$file}" );
		// Shown in the terminal.
		return $size ? array( $size[0], $size[1] ) : throw new \RuntimeException( "{$file} is not a picture" );
	}
}
