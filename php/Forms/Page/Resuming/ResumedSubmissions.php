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

	/** @param \Closure(): list<ResumedSubmission> $ways Those that can have something to say in this request. */
	public function __construct( private \Closure $ways ) {}

	public function of( Form $form ): ?ResumedAnswers {
		foreach ( ( $this->ways )() as $way ) {
			$continued = $way->of( $form );
			if ( null !== $continued ) {
				return $continued;
			}
		}
		return null;
	}

	/** The version of a form to be shown. */
	public function form( Form $form ): Form {
		foreach ( ( $this->ways )() as $way ) {
			$form = $way->form( $form );
		}
		return $form;
	}

	public function keepPrivate(): void {
		if ( array() === array_filter(
			( $this->ways )(),
			static fn( ResumedSubmission $resumed ) => $resumed->isAsked()
		) ) {
			return;
		}
		NoStoreHeaders::send();
		PrivatePageHeaders::send();
		// They take the whole address, which holds the key to the answers.
		add_filter( 'atoll_services_of_others', '__return_false' );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
	}
}
