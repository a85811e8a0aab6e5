<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Page\Rendering\PageAddress;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\FormBody;
use Atoll\Platform\Http\TextLimit;

/** The posted form of the present request, read whole. */
final class PostedFormRequest {

	public function __construct( private FormBody $forms ) {}

	/** The form's number may stand beyond PHP's limit of inputs, so the body itself is asked. */
	public function isFormPost(): bool {
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return false;
		}
		// Anybody may send a form.
		return isset( $_POST[ InputNames::FORM ] )
			|| ( FormBody::isUrlencoded() && str_contains( FormBody::raw(), InputNames::FORM . '=' ) );
	}

	/** Whether PHP dropped all of it as too large, so that it may have been a form. */
	public function wasTruncated(): bool {
		return ( new CurrentRequest() )->wasTruncated();
	}

	public function formNumber(): int {
		$number = $_POST[ InputNames::FORM ] ?? null;
		$inBody = '/(?:^|&)' . InputNames::FORM . '=(\d+)/';
		if ( null === $number && 1 === preg_match( $inBody, FormBody::raw(), $match ) ) {
			$number = $match[1];
		}
		return is_string( $number ) ? (int) $number : 0;
	}

	/**
	 * @return array<int|string, mixed>
	 * @throws BadRequest When it may have been cut.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function body(): array {
		FormBody::isUrlencoded() && TextLimit::enforce( strlen( FormBody::raw() ) );
		return $this->forms->posted();
	}

	/**
	 * Whatever can be read, to be shown again; never to be stored.
	 *
	 * @return array<int|string, mixed>
	 */
	public function readableBody(): array {
		try {
			return FormBody::isUrlencoded() ? $this->forms->urlencoded( FormBody::raw() ) : wp_unslash( $_POST );
		} catch ( BadRequest ) {
			return array();
		}
	}

	/** Address of the page that was posted to, without what of its query may be private. */
	public function page(): string {
		return mb_substr( sanitize_url( ( new PageAddress() )->withPageNumber(), array( 'http', 'https' ) ), 0, 2000 );
	}
}
