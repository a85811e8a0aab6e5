<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Uploads\Folder;
use Atoll\Platform\Access\PostTexts;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Migrations\Lock;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Files\Addresses;
use Atoll\Portal\Files\Demands;
use Atoll\Portal\Files\FileDoor;
use Atoll\Portal\Files\FileNames;
use Atoll\Portal\Files\Keeper;
use Atoll\Portal\Files\KeptFiles;
use Atoll\Portal\Files\KeptHealth;
use Atoll\Portal\Files\ListPublicFiles;
use Atoll\Portal\Files\Media;
use Atoll\Portal\Files\Mover;
use Atoll\Portal\Files\Stream;
use Atoll\Portal\Files\Texts;
use Atoll\Portal\LoginPages;
use Atoll\Portal\PrivatePages;
use Atoll\Site\Images\Siblings;

/** Files that only private pages show. */
final class PrivateFiles extends Area {

	/** Groups of settings that name pictures. */
	private const SETTINGS = array( 'company', 'header' );

	private KeptFiles $kept;
	private FileNames $names;
	private Media $media;
	private Demands $demands;

	public function __construct( private PrivatePages $pages, private LoginPages $logins, private Settings $settings, private \wpdb $wpdb ) {
		$this->kept    = new KeptFiles( new Folder() );
		$this->names   = new FileNames();
		$this->media   = new Media();
		$this->demands = new Demands( $pages, $this->media, $this->kept, $this->names, new PostTexts( $wpdb ), $this->pictures( ... ) );
	}

	public function modules(): array {
		$addresses = new Addresses( $this->kept, new Siblings() );
		$mover     = new Mover( $this->kept, $this->names );
		return array(
			$addresses,
			new Texts( $this->pages, $this->kept, $this->names, $this->media, $addresses ),
			new FileDoor( $this->pages, $this->kept, $this->names, $addresses, $this->logins, new Request(), new Stream() ),
			new Keeper( $this->pages, $this->demands, $this->kept, $mover, new Lock( $this->wpdb, 'atoll_private_files_lock', 900 ) ),
			new KeptHealth( $this->pages, $this->demands, $this->kept ),
		);
	}

	public function routes(): array {
		return array( new ListPublicFiles( $this->demands ) );
	}

	/** @return list<int> What the site's settings name: every number in them that may be a picture's. */
	private function pictures(): array {
		$numbers = array( get_option( 'site_icon' ), get_theme_mod( 'custom_logo' ) );
		foreach ( self::SETTINGS as $group ) {
			$values = $this->settings->group( $group )->all();
			array_walk_recursive(
				$values,
				static function ( mixed $value ) use ( &$numbers ): void {
					$numbers[] = is_int( $value ) ? $value : 0;
				}
			);
		}
		return array_values( array_filter( wp_parse_id_list( array_filter( $numbers, is_scalar( ... ) ) ) ) );
	}
}
