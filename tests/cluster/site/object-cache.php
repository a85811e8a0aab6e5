<?php
/**
 * Only for the cluster's own site, to be copied to wp-content/object-cache.php: a minimal object cache in Redis for
 * tests. Sites should use a maintained drop-in, such as that of the plugin Redis Object Cache. While Redis is down,
 * each request caches only for itself.
 *
 * @package Atoll
 */

declare( strict_types=1 );

final class Atoll_Test_Object_Cache {

	/** @var array<string, mixed> */
	private array $known = array();

	/** @var array<string, true> Groups that are cached only for each request. */
	private array $own = array();

	private ?Redis $redis = null;

	public function __construct( string $socket ) {
		$this->safely(
			function () use ( $socket ): void {
				$redis = new Redis();
				$redis->connect( $socket, 0, 1.0 );
				$redis->setOption( Redis::OPT_SERIALIZER, (string) Redis::SERIALIZER_PHP );
				$this->redis = $redis;
			}
		);
	}

	/** @param list<string> $groups */
	public function keep_apart( array $groups ): void {
		$this->own += array_fill_keys( $groups, true );
	}

	public function get( string $key, string $group, bool &$found = false ): mixed {
		$name  = $this->name( $key, $group );
		$found = array_key_exists( $name, $this->known );
		if ( ! $found && $this->isShared( $group ) ) {
			// In an array, to distinguish a stored false from a missing value.
			$kept = $this->safely( fn() => $this->redis?->get( $name ) );
			if ( is_array( $kept ) ) {
				$found                = true;
				$this->known[ $name ] = $kept[0];
			}
		}
		$value = $found ? $this->known[ $name ] : false;
		return is_object( $value ) ? clone $value : $value;
	}

	/** @param array<string> $only `nx` to store only if the key does not exist. */
	public function set( string $key, mixed $value, string $group, int $seconds, array $only = array() ): bool {
		$name = $this->name( $key, $group );
		if ( $this->isShared( $group ) ) {
			$options = array( ...$only, ...( $seconds > 0 ? array( 'ex' => $seconds ) : array() ) );
			$done    = $this->safely( fn() => $this->redis?->set( $name, array( $value ), $options ) );
			if ( false === $done ) {
				return false;
			}
		}
		$this->known[ $name ] = is_object( $value ) ? clone $value : $value;
		return true;
	}

	public function delete( string $key, string $group ): bool {
		$name = $this->name( $key, $group );
		unset( $this->known[ $name ] );
		$this->isShared( $group ) && $this->safely( fn() => $this->redis?->del( $name ) );
		return true;
	}

	public function flush(): bool {
		$this->known = array();
		$this->safely( fn() => $this->redis?->flushDB() );
		return true;
	}

	private function isShared( string $group ): bool {
		return null !== $this->redis && ! isset( $this->own[ $group ] );
	}

	private function name( string $key, string $group ): string {
		return ( '' === $group ? 'default' : $group ) . ':' . $key;
	}

	/** Returns null once Redis is down. */
	private function safely( Closure $work ): mixed {
		try {
			return $work();
		} catch ( RedisException ) {
			$this->redis = null;
			return null;
		}
	}
}

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = new Atoll_Test_Object_Cache( ATOLL_TEST_REDIS );
}

function atoll_test_cache(): Atoll_Test_Object_Cache {
	return $GLOBALS['wp_object_cache'];
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	$is_found = false;
	$value    = atoll_test_cache()->get( (string) $key, (string) $group, $is_found );
	$found    = $is_found;
	return $value;
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return atoll_test_cache()->set( (string) $key, $data, (string) $group, (int) $expire );
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	wp_cache_get( $key, $group, false, $found );
	return ! wp_suspend_cache_addition() && ! $found
		&& atoll_test_cache()->set( (string) $key, $data, (string) $group, (int) $expire, array( 'nx' ) );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	wp_cache_get( $key, $group, false, $found );
	return $found && wp_cache_set( $key, $data, $group, $expire );
}

function wp_cache_delete( $key, $group = '' ) {
	return atoll_test_cache()->delete( (string) $key, (string) $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = wp_cache_get( $key, $group, false, $found );
	$next  = max( 0, (int) $value + (int) $offset );
	return $found && wp_cache_set( $key, $next, $group ) ? $next : false;
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}

function wp_cache_flush() {
	return atoll_test_cache()->flush();
}

function wp_cache_add_non_persistent_groups( $groups ) {
	atoll_test_cache()->keep_apart( (array) $groups );
}

function wp_cache_add_global_groups( $groups ) {}

function wp_cache_close() {
	return true;
}
