<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\SiteUrl;
use Atoll\Portal\Account\Email\EmailChange;

/**
 * Where somebody wanted to go before they were asked to log in (spec 4: portalRedirect). Only ever an address of this
 * site.
 */
final class ReturnUrl {

	public const PARAMETER = 'portalRedirect';

	/** Query arguments of an address that open something for whoever has it. */
	private const KEYS = array( ResumeLinks::TOKEN, ResumeLinks::GRAVITY_TOKEN, EmailChange::PARAMETER );

	public function __construct( private SiteUrl $urls, private CurrentRequest $request ) {}

	/**
	 * A login page's address that remembers where to go on to.
	 *
	 * @param string $login  Whole address.
	 * @param string $target Any address of this site; another's is left out.
	 */
	public function withTarget( string $login, string $target ): string {
		$path = $this->urls->path( $target );
		return '' === $path ? $login : add_query_arg( self::PARAMETER, rawurlencode( $path ), $login );
	}

	/** What the present request's address or body remembers: a whole address of this site, or nothing. */
	public function target(): string {
		return $this->urls->absolute(
			$this->request->posted( self::PARAMETER ) ?: $this->request->query( self::PARAMETER )
		);
	}

	/** Whether it holds a key, so that no cache may keep a page that has it in its address. */
	public function hasKey(): bool {
		wp_parse_str( (string) wp_parse_url( $this->target(), PHP_URL_QUERY ), $query );
		return array() !== array_intersect_key( $query, array_flip( self::KEYS ) );
	}
}
