<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Platform\Errors\UploadsUnavailable;

/**
 * Where files lie: in the folder that the constant ATOLL_UPLOADS_DIR names, else outside the web server's folder where
 * PHP may write there, else in wp-content/uploads with web access denied. Chosen once and remembered, so that the
 * command line and the web server agree.
 */
final class StorageFolder {

	public const OPTION = 'atoll_uploads_folder';
	/** For a WordPress in which folder it was chosen or found last: a digest, which no plugin for moving rewrites. */
	public const CHOSEN_IN = 'atoll_uploads_folder_in';

	/** {@see WebAccess} tries to read it over the web, where nobody must be able to. */
	public const CANARY      = 'canary.txt';
	public const CANARY_TEXT = 'Visitors’ files lie here. Whoever can read this over the web could read them too.';

	/** What the name of a network's site's folder begins with, before its number. */
	private const OF_SITE = 'site-';

	private const ACCESS_DENIED = array(
		'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nOrder deny,allow\nDeny from all\n</IfModule>\n",
		'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><authorization><deny users=\"*\" /></authorization></system.webServer></configuration>\n",
		'index.php'  => "<?php // Nothing to see.\n",
	);

	/** @param string $sapi How PHP runs, as PHP_SAPI has it. */
	public function __construct( private string $sapi = PHP_SAPI ) {}

	/** For what is to be stored. @throws UploadsUnavailable When there is none that can be written to. */
	public function path(): string {
		$path = $this->current() ?? $this->choose();
		if ( ! $this->prepare( $path ) ) {
			throw new UploadsUnavailable( "the folder {$path} cannot be written to" );
		}
		null === $this->named() && $this->remember( $path );
		return $path;
	}

	/**
	 * Whether what can do without must do so. The command line, which may be another user’s than the web server and may
	 * write where that may not, chooses a folder only for files; and in place of one that was lost, be it where it was
	 * before, nothing else does: what lay in that would be looked for in the new one, and forgotten as if it had been
	 * deleted.
	 */
	public function isLeftToFirstFile(): bool {
		return $this->isLost() || ( 'cli' === $this->sapi && null === $this->current() );
	}

	/** The folder that holds files now; null before the first one, and where a site has moved without it. */
	public function current(): ?string {
		return $this->named() ?? ( '' === self::remembered() ? null : $this->followed( self::remembered() ) );
	}

	/** Where it was chosen or found last; empty before the first file. */
	public static function remembered(): string {
		$path = get_option( self::OPTION );
		return is_string( $path ) ? $path : '';
	}

	/** Whether files were kept in one that is neither where it was nor where it may have moved to. */
	public function isLost(): bool {
		return null === $this->named() && '' !== self::remembered() && ! $this->isThere();
	}

	/** Whether there is one now, which may hold files; it is none on a disk that is away. */
	public function isThere(): bool {
		$path = $this->current();
		return null !== $path && @is_dir( $path ); // What open_basedir keeps from us answers false with a warning.
	}

	/**
	 * Whether it was chosen for a WordPress in another folder than the one that runs: each release of a site may have
	 * its own, and takes along what lies in it when it is deleted. The folder beside them all stays.
	 */
	public function isOfFormerRelease(): bool {
		$path = null === $this->named() ? $this->current() : null;
		return null !== $path
			&& array() === ( new FolderPath( ABSPATH ) )->below( dirname( $path ) )
			&& array() === ( new FolderPath( $path ) )->below( WP_CONTENT_DIR );
	}

	/**
	 * A folder that belongs to no site becomes this one's.
	 *
	 * @return bool Whether files in it may be deleted: not in the folder of the site that this one is a copy of.
	 */
	public function claim(): bool {
		$path = $this->current();
		return null === $path || ! is_dir( $path ) || ( new FolderOwner() )->claim( $path );
	}

	/**
	 * Deletes it with all it holds but for other sites' folders, if it belongs to this site.
	 *
	 * @param list<string> $except Subfolders that stay, out of the web's reach as before.
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
	 * Each site of a network cleans up, and is deleted, on its own. The main site's files stay where they were when it
	 * was no network yet, beside the others' folders: the note of its owner is there from then.
	 */
	private static function ofNetwork( string $folder ): string {
		$own = "{$folder}/" . self::OF_SITE . get_current_blog_id();
		return is_main_site() && ! @is_dir( $own ) && @is_file( "{$folder}/" . FolderOwner::NAME )
			&& ( new FolderOwner() )->claim( $folder ) ? $folder : $own;
	}

	/**
	 * As long as WordPress stays where it is, a path that leads nowhere is that of a disk which is away. After that it
	 * is another server's, or was rewritten with the addresses in the database.
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

	/** The first place that can be written to, else the last. */
	private function choose(): string {
		$path = '';
		foreach ( FolderPlaces::all() as $path ) {
			if ( $this->prepare( $path ) ) {
				break;
			}
		}
		return $path;
	}

	/** Makes it, with web access denied. @return bool False where it cannot be written to. */
	private function prepare( string $path ): bool {
		// What open_basedir keeps from us answers false with a warning. Most requests find it, and load no maker of it.
		return ( @is_dir( $path ) || PrivateFolder::make( $path ) )
			&& @is_writable( $path )
			&& $this->denyAccess( $path );
	}

	/** Also outside: a folder may become part of another site one day. */
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
