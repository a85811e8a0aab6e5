<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\Account\Email\EmailChange;
use Atoll\Portal\Account\Sections\ProfileSection;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PortalUrls;
use WP_User;

/** The block atoll/profile: all that a client may look after themselves. */
final class ProfileBlock {

	/** @param list<ProfileSection> $sections */
	public function __construct(
		private array $sections,
		private AccountHolder $holder,
		private PortalActions $actions,
		private PortalUrls $places,
		private CurrentVisitor $visitors,
		private Enhancements $enhancements,
		private CurrentRequest $request
	) {}

	public function html(): string {
		$user = $this->holder->of( $this->visitors->current() );
		return match ( true ) {
			null !== $user         => $this->own( $user ),
			! is_user_logged_in()  => $this->frame(
				$this->said(
					__( 'Log in to see your details.', 'atoll' ),
					$this->places->login(),
					__( 'Log in', 'atoll' )
				)
			),
			$this->isPreview()     => $this->frame(
				$this->said( __( 'This is an example: each client sees their own details here.', 'atoll' ) ) . $this->sections( $this->example() )
			),
			default                => $this->frame(
				$this->said( __( 'Your login is not a client’s. You look after it on WordPress’ own screen.', 'atoll' ), admin_url( 'profile.php' ), __( 'Open your profile', 'atoll' ) )
			),
		};
	}

	private function own( WP_User $user ): string {
		NoStoreHeaders::send();
		$told = (string) $this->actions->notice()?->html( 'atoll-profile__notice' );
		// Once the page is there its address need not hold the key any more: the form does.
		$props = '' === $this->request->query( EmailChange::PARAMETER )
			? array()
			: array( 'address' => $this->places->profile() );
		return $this->frame( $told . $this->enhancements->place( 'secrets', $props, $this->sections( $user ) ) );
	}

	private function sections( WP_User $user ): string {
		$html = '';
		foreach ( $this->sections as $section ) {
			$id    = 'atoll-profile-' . $section->id();
			$html .= Html::element(
				'section',
				array( 'class' => 'atoll-profile__section', 'aria-labelledby' => $id ),
				Html::element(
					'h2',
					array( 'class' => 'atoll-profile__title', 'id' => $id ),
					Html::text( $section->title() )
				)
					. '<div class="atoll-profile__body">' . $section->html( $user ) . '</div>'
			);
		}
		return $html;
	}

	private function said( string $text, string $url = '', string $link = '' ): string {
		return '<p>' . Html::text( $text )
			. ( '' === $url ? '' : ' ' . Html::element( 'a', array( 'href' => $url ), Html::text( $link ) ) ) . '</p>';
	}

	private function frame( string $inner ): string {
		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'atoll-profile' ) ) . ">{$inner}</div>";
	}

	private function example(): WP_User {
		$nobody = new WP_User();
		$nobody->__set( 'user_email', 'client@example.com' );
		return $nobody;
	}

	/** The block editor asks for it by REST. */
	private function isPreview(): bool {
		return wp_is_serving_rest_request() && current_user_can( 'edit_posts' );
	}
}
