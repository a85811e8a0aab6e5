<?php
/**
 * Faulty object cache shared by several servers: it forgets everything at once, or always returns the first value it
 * got.
 */

declare( strict_types=1 );

final class Atoll_Lying_Cache extends WP_Object_Cache {

	/** @param string $how `forgets` or `frozen`. */
	public function __construct( private string $how ) {
		parent::__construct();
	}

	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		if ( 'forgets' === $this->how ) {
			$found = false;
			return false;
		}
		$file  = $this->file( $key, $group );
		$found = is_file( $file );
		return $found ? unserialize( (string) file_get_contents( $file ) ) : false;
	}

	/** Reports success, as a lock would need it. */
	public function add( $key, $data, $group = 'default', $expire = 0 ) {
		return $this->set( $key, $data, $group );
	}

	public function set( $key, $data, $group = 'default', $expire = 0 ) {
		$file = $this->file( $key, $group );
		if ( 'frozen' === $this->how && ! is_file( $file ) ) {
			$draft = $file . getmypid();
			file_put_contents( $draft, serialize( $data ) );
			rename( $draft, $file );
		}
		return true;
	}

	public function replace( $key, $data, $group = 'default', $expire = 0 ) {
		return $this->set( $key, $data, $group );
	}

	public function delete( $key, $group = 'default', $deprecated = false ) {
		return true;
	}

	private function file( int|string $key, string $group ): string {
		$folder = WP_CONTENT_DIR . '/atoll-fault-cache';
		is_dir( $folder ) || mkdir( $folder ) || is_dir( $folder );
		return $folder . '/' . hash( 'sha256', "{$group}\n{$key}" );
	}
}
