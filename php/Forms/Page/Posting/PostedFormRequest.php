<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\FormBody;
use Atoll\Platform\Http\TextLimit;

/** The form posted in this request, read in full. */
final class PostedFormRequest {

	public function __construct( private FormBody $forms ) {}

	/** The form's number may come after PHP's limit of inputs, so the raw body is searched for it. */
	public function isFormPost(): bool {
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return false;
		}
		// Anybody may send a form.
		return isset( $_POST[ InputNames::FORM ] )
			|| ( FormBody::isUrlencoded() && str_contains( FormBody::raw(), InputNames::FORM . '=' ) );
	}

	/** Whether PHP dropped the whole body as too large, so that it may have been a form. */
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
	 * @throws BadRequest When the body may have been truncated.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function body(): array {
		FormBody::isUrlencoded() && TextLimit::enforce( strlen( FormBody::raw() ) );
		return $this->forms->posted();
	}

	/**
	 * Returns whatever can be read, only to be shown again; it must not be stored.
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

	/** Returns the URL of the page that was posted to, without possibly private parts of its query. */
	public function page(): string {
		return mb_substr( sanitize_url( ( new PageUrl() )->withPageNumber(), array( 'http', 'https' ) ), 0, 2000 );
	}
}
