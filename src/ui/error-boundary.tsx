import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface Props {
	children: ReactNode;
	/** Once, when something inside has thrown; its parts are gone by then. */
	onError: ( error: unknown ) => void;
}

/** Takes away what has failed, and leaves the rest of the page alone. */
export class ErrorBoundary extends Component< Props, { failed: boolean } > {
	static getDerivedStateFromError() {
		return { failed: true };
	}

	override state = { failed: false };

	override componentDidCatch( error: unknown ) {
		this.props.onError( error );
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}
