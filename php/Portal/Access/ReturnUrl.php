<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\SiteUrl;
use Atoll\Portal\Account\Email\EmailChange;

/** The URL that a visitor wanted before they were asked to log in (spec 4: portalRedirect). Always on this site. */
final class ReturnUrl {

	public const PARAMETER = 'portalRedirect';

	/** Query arguments that open something for anyone who has the URL. */
	private const KEYS = array( ResumeLinks::TOKEN, ResumeLinks::GRAVITY_TOKEN, EmailChange::PARAMETER );

	public function __construct( private SiteUrl $urls, private CurrentRequest $request ) {}

	/**
	 * Returns a login page's URL that remembers where to go after the login.
	 *
	 * @param string $login  Absolute URL.
	 * @param string $target A URL on this site; URLs of other sites are left out.
	 */
	public function withTarget( string $login, string $target ): string {
		$path = $this->urls->path( $target );
		return '' === $path ? $login : add_query_arg( self::PARAMETER, rawurlencode( $path ), $login );
	}

	/** Returns the URL from the current request's query or body: an absolute URL on this site, or an empty string. */
	public function target(): string {
		return $this->urls->absolute(
			$this->request->posted( self::PARAMETER ) ?: $this->request->query( self::PARAMETER )
		);
	}

	/** Whether the target URL holds a key. If so, no cache may keep a page that has the target in its own URL. */
	public function hasKey(): bool {
		wp_parse_str( (string) wp_parse_url( $this->target(), PHP_URL_QUERY ), $query );
		return array() !== array_intersect_key( $query, array_flip( self::KEYS ) );
	}
}
