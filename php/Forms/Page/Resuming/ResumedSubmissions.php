<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\Definition\Form;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;

/**
 * Forms that are continued where somebody left them. Such a page is private: it is stored nowhere, and tells no other
 * site its address, which may hold a token.
 */
final class ResumedSubmissions {

	/** @param \Closure(): list<ResumedSubmission> $sources Those that can apply to this request. */
	public function __construct( private \Closure $sources ) {}

	public function of( Form $form ): ?ResumedAnswers {
		foreach ( ( $this->sources )() as $source ) {
			$resumed = $source->of( $form );
			if ( null !== $resumed ) {
				return $resumed;
			}
		}
		return null;
	}

	/** The version of a form to be shown. */
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
		// Such services get the whole address, which holds the key to the answers.
		add_filter( 'atoll_services_of_others', '__return_false' );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
	}
}
