<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport;

use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationTargets;

/**
 * Corrects ids of pages and images in the meta of forms, site notices and images after an import. WordPress' importer
 * gives posts new ids if theirs are taken, and does not know these values.
 */
final class ImportedReferences {

	/** @var array<int, true> Ids of posts that existed before, which the importer leaves unchanged. */
	private array $existing = array();

	/** @var array<int, int> Ids of posts on this site, by their ids in the file. */
	private array $posts = array();

	/** @var array<string, array<int, true>> Ids of new posts with such a value, by meta key. */
	private array $references = array();

	public function __construct( private NotificationMeta $notifications ) {}

	/** Filters `wp_import_existing_post`. */
	public function existing( mixed $post ): mixed {
		$this->existing[ is_numeric( $post ) ? (int) $post : 0 ] = true;
		return $post;
	}

	/**
	 * Filters `wp_import_post_meta`, which is applied to each post of the file that exists after the import.
	 *
	 * @param array<mixed>         $values
	 * @param array<string, mixed> $item
	 * @return array<mixed>
	 */
	public function imported( array $values, int $post, array $item = array() ): array {
		$this->posts[ is_numeric( $item['post_id'] ?? null ) ? (int) $item['post_id'] : 0 ] = $post;
		return $values;
	}

	/** Runs on action `import_post_meta`. */
	public function stored( int $post, string $key ): void {
		if ( ! isset( $this->existing[ $post ] ) ) {
			$this->references[ $key ][ $post ] = true;
		}
	}

	/** Runs on action `import_end`: now the ids of all posts are known. */
	public function correct(): void {
		array_map( $this->correctForm( ... ), $this->postsWith( FormSource::SETTINGS ) );
		array_map( $this->correctNotification( ... ), $this->postsWith( NotificationMeta::TARGETS ) );
		foreach ( $this->postsWith( PictureSources::DARK ) as $picture ) {
			$dark = get_post_meta( $picture, PictureSources::DARK, true );
			if ( is_numeric( $dark ) ) {
				update_post_meta( $picture, PictureSources::DARK, $this->numberHere( (int) $dark, $picture ) );
			}
		}
		$this->existing   = array();
		$this->posts      = array();
		$this->references = array();
	}

	/** @return list<int> */
	private function postsWith( string $key ): array {
		return array_keys( $this->references[ $key ] ?? array() );
	}

	/**
	 * Corrects confirmations that redirect to a page. The form is compiled again, as after any change of its settings.
	 */
	private function correctForm( int $form ): void {
		$json      = get_post_meta( $form, FormSource::SETTINGS, true );
		$settings  = json_decode( is_string( $json ) ? $json : '' ); // As objects, so that empty ones stay objects.
		$all       = $settings instanceof \stdClass ? (array) ( $settings->confirmations ?? array() ) : array();
		$isChanged = false;
		foreach ( $all as $confirmation ) {
			$page = $confirmation instanceof \stdClass && 'page' === ( $confirmation->type ?? '' )
				? $confirmation->pageId ?? null
				: null;
			if ( is_int( $page ) || ( is_string( $page ) && ctype_digit( $page ) ) ) {
				$here                 = $this->numberHere( (int) $page, $form );
				$confirmation->pageId = is_string( $page ) ? (string) $here : $here; // Strings came from Gravity Forms.
				$isChanged            = $isChanged || (int) $page !== $here;
			}
		}
		if ( $isChanged ) {
			$corrected = (string) wp_json_encode( $settings, JSON_UNESCAPED_SLASHES );
			update_post_meta( $form, FormSource::SETTINGS, wp_slash( $corrected ) );
		}
	}

	private function correctNotification( int $notification ): void {
		$targets = $this->notifications->targets( $notification );
		$pages   = array_map( fn( int $page ): int => $this->numberHere( $page, $notification ), $targets->pages );
		$this->notifications->setTargets( $notification, new NotificationTargets( $targets->mode, $pages ) );
	}

	/** Returns the new id. If that post was not in the file, prints a note on the importer's page and keeps the id. */
	private function numberHere( int $number, int $post ): int {
		if ( $number > 0 && ! isset( $this->posts[ $number ] ) ) {
			echo '<p>', esc_html(
				sprintf(
					/* translators: 1: title of a form, a site notice or a picture; 2: a post's number. */
					__( '“%1$s” refers to a page or picture that was not in the file (number %2$d on the other site). Open “%1$s” and choose again.', 'atoll' ),
					get_the_title( $post ),
					$number
				)
			), '</p>';
		}
		return $this->posts[ $number ] ?? $number;
	}
}
