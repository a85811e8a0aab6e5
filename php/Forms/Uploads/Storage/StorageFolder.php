<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Platform\Errors\UploadsUnavailable;

/**
 * Folder of the uploaded files: the one named by the constant ATOLL_UPLOADS_DIR, else outside the web server's folder
 * if PHP may write there, else in wp-content/uploads with web access denied. Chosen once and remembered, so that the
 * command line and the web server agree.
 */
final class StorageFolder {

	public const OPTION = 'atoll_uploads_folder';
	/** Hash of the WordPress folder for which it was last chosen or found: migration plugins do not rewrite a hash. */
	public const CHOSEN_IN = 'atoll_uploads_folder_in';

	/** File that {@see WebAccess} tries to read over the web, which must be impossible. */
	public const CANARY      = 'canary.txt';
	public const CANARY_TEXT = 'Visitors’ files lie here. Whoever can read this over the web could read them too.';

	/** Prefix of the folder of a site in a network, before the site's number. */
	private const OF_SITE = 'site-';

	private const ACCESS_DENIED = array(
		'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nOrder deny,allow\nDeny from all\n</IfModule>\n",
		'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><authorization><deny users=\"*\" /></authorization></system.webServer></configuration>\n",
		'index.php'  => "<?php // Nothing to see.\n",
	);

	/** @param string $sapi How PHP runs, as in PHP_SAPI. */
	public function __construct( private string $sapi = PHP_SAPI ) {}

	/** Returns the folder to store files in. @throws UploadsUnavailable When no folder can be written to. */
	public function path(): string {
		$path = $this->current() ?? $this->choose();
		if ( ! $this->prepare( $path ) ) {
			throw new UploadsUnavailable( "the folder {$path} cannot be written to" );
		}
		null === $this->named() && $this->remember( $path );
		return $path;
	}

	/**
	 * Whether code that can do without the folder must not choose one. The command line may run as another user than
	 * the web server and write where that cannot, so it chooses a folder only to store a file. A lost folder is
	 * replaced only to store a file, even at the same path: otherwise old files would be looked for in the new folder,
	 * and be forgotten as if they had been deleted.
	 */
	public function isLeftToFirstFile(): bool {
		return $this->isLost() || ( 'cli' === $this->sapi && null === $this->current() );
	}

	/** Returns the folder that holds files now; null before the first file, or if the site has moved without it. */
	public function current(): ?string {
		return $this->named() ?? ( '' === self::remembered() ? null : $this->followed( self::remembered() ) );
	}

	/** Returns where the folder was last chosen or found; empty before the first file. */
	public static function remembered(): string {
		$path = get_option( self::OPTION );
		return is_string( $path ) ? $path : '';
	}

	/** Whether there was a folder of files that is neither at its place nor where it may have moved to. */
	public function isLost(): bool {
		return null === $this->named() && '' !== self::remembered() && ! $this->isThere();
	}

	/** Whether there is a folder that may hold files; false while its disk is not mounted. */
	public function isThere(): bool {
		$path = $this->current();
		return null !== $path && @is_dir( $path ); // Paths outside open_basedir return false with a warning.
	}

	/**
	 * Whether the folder was chosen for a WordPress in a different folder than the running one. Each release of a site
	 * may have its own folder, which is deleted with everything in it. A folder beside all of them stays.
	 */
	public function isOfFormerRelease(): bool {
		$path = null === $this->named() ? $this->current() : null;
		return null !== $path
			&& array() === ( new FolderPath( ABSPATH ) )->below( dirname( $path ) )
			&& array() === ( new FolderPath( $path ) )->below( WP_CONTENT_DIR );
	}

	/**
	 * Takes over the folder if it belongs to no site.
	 *
	 * @return bool Whether files in it may be deleted: false if it belongs to the site of which this one is a copy.
	 */
	public function claim(): bool {
		$path = $this->current();
		return null === $path || ! is_dir( $path ) || ( new FolderOwner() )->claim( $path );
	}

	/**
	 * Deletes the folder with everything in it except the folders of other sites, if it belongs to this site.
	 *
	 * @param list<string> $except Subfolders to keep, still without web access.
	 */
	public function remove( array $except = array() ): void {
		$path = $this->current();
		if ( null === $path || ! is_dir( $path ) || ! $this->claim() ) {
			return;
		}
		$others = glob( "{$path}/" . self::OF_SITE . '*', GLOB_ONLYDIR ) ?: array();
		array_push( $except, ...array_map( 'basename', $others ) );
		$this->clear( $path, $except );
		array() === $except ? rmdir( $path ) : $this->denyAccess( $path );
	}

	private function named(): ?string {
		if ( defined( 'ATOLL_UPLOADS_DIR' ) && is_string( ATOLL_UPLOADS_DIR ) && '' !== ATOLL_UPLOADS_DIR ) {
			$folder = untrailingslashit( ATOLL_UPLOADS_DIR );
			return is_multisite() ? self::ofNetwork( $folder ) : $folder;
		}
		return null;
	}

	/**
	 * Each site of a network cleans up, and is deleted, by itself. Files of the main site stay where they were before
	 * it became a network, beside the other sites' folders: the owner's note dates from then.
	 */
	private static function ofNetwork( string $folder ): string {
		$own = "{$folder}/" . self::OF_SITE . get_current_blog_id();
		$isMainSite = get_current_blog_id() === get_main_site_id( get_main_network_id() );
		return $isMainSite && ! self::holdsFiles( $own ) && @is_file( "{$folder}/" . FolderOwner::NAME )
			&& ( new FolderOwner() )->claim( $folder ) ? $folder : $own;
	}

	/** Whether visitors' files or private media are in a folder, not only the files that protect it. */
	private static function holdsFiles( string $folder ): bool {
		return @is_dir( "{$folder}/media" ) || array() !== (array) @glob( "{$folder}/[0-9a-f][0-9a-f]", GLOB_ONLYDIR );
	}

	/**
	 * If WordPress has not moved, a missing path means that its disk is not mounted. If it has moved, the path is
	 * another server's, or was rewritten together with the URLs in the database.
	 */
	private function followed( string $remembered ): ?string {
		if ( @is_dir( $remembered ) || $this->isChosenHere( $remembered ) ) {
			return $remembered;
		}
		$moved = FolderPlaces::findMoved( $remembered );
		null === $moved || $this->remember( $moved );
		return $moved;
	}

	private function isChosenHere( string $path ): bool {
		$note = get_option( self::CHOSEN_IN );
		return is_string( $note ) ? hash_equals( self::here(), $note ) : in_array( $path, FolderPlaces::all(), true );
	}

	private function remember( string $path ): void {
		update_option( self::OPTION, $path, false );
		update_option( self::CHOSEN_IN, self::here(), false );
	}

	private static function here(): string {
		return hash( 'sha256', ABSPATH );
	}

	/** Returns the first place that can be written to, else the last place. */
	private function choose(): string {
		$path = '';
		foreach ( FolderPlaces::all() as $path ) {
			if ( $this->prepare( $path ) ) {
				break;
			}
		}
		return $path;
	}

	/** Creates the folder, with web access denied. @return bool False if it cannot be written to. */
	private function prepare( string $path ): bool {
		// Paths outside open_basedir return false with a warning. Most requests find the folder, so they load no other
		// class.
		return ( @is_dir( $path ) || PrivateFolder::make( $path ) )
			&& @is_writable( $path )
			&& $this->denyAccess( $path );
	}

	/** Denies web access, even outside the web server's folder, which may become part of another site one day. */
	private function denyAccess( string $path ): bool {
		$files = self::ACCESS_DENIED + array(
			self::CANARY      => self::CANARY_TEXT,
			FolderOwner::NAME => ( new FolderOwner() )->content(),
		);
		foreach ( $files as $name => $content ) {
			if ( is_file( "{$path}/{$name}" ) ) {
				continue;
			}
			if ( false === @file_put_contents( "{$path}/{$name}", $content ) ) {
				return false;
			}
			WebServerUser::own( "{$path}/{$name}" );
		}
		return true;
	}

	/** @param list<string> $except */
	private function clear( string $path, array $except = array() ): void {
		foreach ( new \FilesystemIterator( $path ) as $item ) {
			$file = $item instanceof \SplFileInfo ? $item : null;
			if ( null === $file || in_array( $file->getFilename(), $except, true ) ) {
				continue;
			}
			if ( $file->isDir() && ! $file->isLink() ) {
				$this->clear( $file->getPathname() );
				rmdir( $file->getPathname() );
			} else {
				unlink( $file->getPathname() );
			}
		}
	}
}
