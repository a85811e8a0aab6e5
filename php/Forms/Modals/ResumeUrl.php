<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Page\Resuming\ReopenedEntries;
use Atoll\Platform\Http\CurrentRequest;

/**
 * URL of a page that asks for a draft (spec 2): `?formid=12&formtoken=…`; or for an entry that the logged-in user wants
 * to change: `?formid=12&entry=345`.
 */
final class ResumeUrl {

	public function __construct( private ResumeLinks $links, private CurrentRequest $request ) {}

	public function isForForm( int $form ): bool {
		$query = $this->request->queryParameters();
		return $this->request->query( ResumeLinks::FORM ) === (string) $form && (
			isset( $query[ ResumeLinks::TOKEN ] ) || isset( $query[ ResumeLinks::GRAVITY_TOKEN ] )
				|| $this->request->id( ReopenedEntries::PARAMETER ) > 0
		);
	}

	/** Returns the URL of another page with the form, so that the same draft or entry opens there. */
	public function at( string $url ): string {
		$saved = $this->links->parseQuery( $this->request->queryParameters() );
		$asked = '' === $saved['token']
			? array( ReopenedEntries::PARAMETER => $this->request->id( ReopenedEntries::PARAMETER ) )
			: array( ResumeLinks::TOKEN => rawurlencode( $saved['token'] ) );
		return add_query_arg( array( ResumeLinks::FORM => $saved['form'] ) + $asked, $url );
	}
}
