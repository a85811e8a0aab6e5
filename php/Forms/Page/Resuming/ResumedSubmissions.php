<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\Definition\Form;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;

/**
 * Forms that are continued where somebody left them. Such a page is private: it is not cached, and its URL, which may
 * contain a token, is not sent to other sites.
 */
final class ResumedSubmissions {

	/** @param \Closure(): list<ResumedSubmission> $sources Those that may apply to this request. */
	public function __construct( private \Closure $sources ) {}

	public function find( Form $form ): ?ResumedAnswers {
		foreach ( ( $this->sources )() as $source ) {
			$resumed = $source->find( $form );
			if ( null !== $resumed ) {
				return $resumed;
			}
		}
		return null;
	}

	/** Returns the version of a form to show. */
	public function form( Form $form ): Form {
		foreach ( ( $this->sources )() as $source ) {
			$form = $source->form( $form );
		}
		return $form;
	}

	public function keepPrivate(): void {
		if ( array() === array_filter(
			( $this->sources )(),
			static fn( ResumedSubmission $source ) => $source->isRequested()
		) ) {
			return;
		}
		NoStoreHeaders::send();
		PrivatePageHeaders::send();
		// Third-party services get the full URL, which contains the key to the answers.
		add_filter( 'atoll_services_of_others', '__return_false' );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
	}
}
