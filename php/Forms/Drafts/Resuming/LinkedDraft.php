<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Drafts\DraftReader;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Http\SiteUrl;

/** Opens the draft that a link leads to. */
final class LinkedDraft {

	/** Maximum length in characters, as for the URL of any page. */
	private const LINK_LENGTH = 2000;

	public function __construct( private DraftReader $drafts, private ResumeLinks $links, private SiteUrl $site ) {}

	/**
	 * @throws BadRequest When the link does not lead to this site.
	 * @throws \Atoll\Forms\Drafts\DraftNotFound
	 */
	public function open( string $resumeUrl ): Draft {
		if ( mb_strlen( $resumeUrl, 'UTF-8' ) > self::LINK_LENGTH || ! $this->site->contains( $resumeUrl ) ) {
			throw new BadRequest(
				'atoll_resume_url_invalid',
				__( 'This is not a link to a saved form of this site.', 'atoll' )
			);
		}
		$link = $this->links->parse( $resumeUrl );
		return $this->drafts->open( $link['form'], $link['token'] );
	}
}
