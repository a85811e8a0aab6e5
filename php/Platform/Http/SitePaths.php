<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** Which paths of the host are this site's: it may be a folder, and other sites of its network folders beside it. */
final class SitePaths {

	/** @param string $path With a slash in front. */
	public function contain( string $path ): bool {
		$path = trailingslashit( $path );
		return str_starts_with( $path, (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) )
			&& ( ! is_multisite() || $this->siteAt( $path ) === get_current_blog_id() );
	}

	/** 0 for none. */
	private function siteAt( string $path ): int {
		$site = get_site_by_path( (string) get_site()?->domain, $path );
		return false === $site ? 0 : (int) $site->blog_id;
	}
}
